<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

/** An item of personal data, with name and value in plain text. */
final class PersonalDataItem {

	public function __construct( public readonly string $name, public readonly string $value ) {}
}
