<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Blocks;

use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Scripts and styles of our blocks are known before anybody has asked WordPress for its own. */
final class EarlyBlockAssetsTest extends SiteTestCase {

	public function test_assets_are_there_for_whoever_asks_first(): void {
		$originals = array( wp_scripts(), wp_styles() );
		unset( $GLOBALS['wp_scripts'], $GLOBALS['wp_styles'] );

		self::assertTrue( wp_script_is( 'atoll-form-editor-script', 'registered' ) );
		self::assertTrue( wp_style_is( 'atoll-form-editor-style', 'registered' ) );
		self::assertTrue( wp_style_is( 'atoll-form', 'registered' ) );
		list( $GLOBALS['wp_scripts'], $GLOBALS['wp_styles'] ) = $originals;
	}
}
