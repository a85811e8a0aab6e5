<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

/** A site with private things in it, and beside it what stands in for plugins for search engines. */
abstract class SeoPluginsTestCase extends PrivateContentTestCase {

	private const PLUGIN = WP_CONTENT_DIR . '/mu-plugins/atoll-seo-plugins.php';

	protected const HIDDEN = array( 'page', 'child', 'post', 'draft', 'above', 'file', 'login' );

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		wp_mkdir_p( dirname( self::PLUGIN ) );
		copy( dirname( __DIR__ ) . '/Support/Plugins/seo-plugins.php', self::PLUGIN );
	}

	public static function tearDownAfterClass(): void {
		unlink( self::PLUGIN );
		parent::tearDownAfterClass();
	}
}
