<?php

declare( strict_types=1 );

namespace Atoll\Site\Trail;

/** One step of the way to a page: plain text and an address, not escaped. */
final class Crumb {

	public function __construct( public readonly string $title, public readonly string $url ) {}
}
