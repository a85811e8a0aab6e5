<?php

declare( strict_types=1 );

namespace Atoll\Site\News;

/** A heading that can be linked to: its id and its text, not escaped. */
final class Heading {

	public function __construct( public readonly string $id, public readonly string $text ) {}
}
