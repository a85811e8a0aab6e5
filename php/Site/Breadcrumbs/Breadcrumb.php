<?php

declare( strict_types=1 );

namespace Atoll\Site\Breadcrumbs;

/** A breadcrumb: plain text and a URL, not escaped. */
final class Breadcrumb {

	public function __construct( public readonly string $title, public readonly string $url ) {}
}
