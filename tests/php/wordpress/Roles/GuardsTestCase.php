<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Roles;

use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The rows of guards.php. */
abstract class GuardsTestCase extends SiteTestCase {

	/** @return array<string, array<string, array<string, string>>> */
	protected static function guards(): array {
		return require __DIR__ . '/guards.php';
	}
}
