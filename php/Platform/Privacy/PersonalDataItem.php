<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

/** One thing that is kept about somebody: what it is called, and what it says; plain text. */
final class PersonalDataItem {

	public function __construct( public readonly string $name, public readonly string $value ) {}
}
