<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Tests\WordPress\Support\SiteTestCase;

final class RightToLeftTest extends SiteTestCase {

	/**
	 * WordPress exchanges a block's sheet for the one beside it of that name, whose `:dir(rtl)` is turned round too.
	 */
	public function test_sheets_that_turn_round_by_themselves_are_not_built_turned_round(): void {
		$build = dirname( __DIR__, 5 ) . '/plugin/build';
		$this->assertFileExists( "{$build}/blocks/form/index.css" );
		$this->assertSame(
			array(),
			array( ...(array) glob( "{$build}/blocks/*/*-rtl.css" ), ...(array) glob( "{$build}/styles/*-rtl.css" ) )
		);
	}
}
