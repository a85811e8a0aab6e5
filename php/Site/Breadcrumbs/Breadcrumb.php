<?php

declare( strict_types=1 );

namespace Atoll\Site\Breadcrumbs;

/** One step of the way to a page: plain text and an address, not escaped. */
final class Breadcrumb {

	public function __construct( public readonly string $title, public readonly string $url ) {}
}
