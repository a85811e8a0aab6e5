<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Admin\Demo\Parts\DemoSettings;
use Atoll\Admin\Demo\Writing\DemoPlaceholders;
use Atoll\Admin\Demo\Writing\Permalinks;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Database\Transaction;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The demonstration's addresses on web servers that rewrite addresses only once they are told to, or never. */
final class DemoPermalinksTest extends SiteTestCase {

	private const HTACCESS = ABSPATH . '.htaccess';

	private string $before;
	private string $file;
	private DemoSettings $settings;
	private DemoPlaceholders $placeholders;

	protected function setUp(): void {
		parent::setUp();
		$this->before = (string) get_option( 'permalink_structure' );
		update_option( 'permalink_structure', '' );
		$this->file = (string) tempnam( get_temp_dir(), 'atoll' );
		file_put_contents( $this->file, '{ "permalink_structure": "{{permalink:/news/%postname%/}}" }' );
		$markers            = new DemoMarkers( new Transaction( $GLOBALS['wpdb'] ) );
		$this->settings     = new DemoSettings( $this->file, $markers );
		$this->placeholders = new DemoPlaceholders(
			$markers,
			Inside::get( FormRepository::class ),
			new Permalinks( 'fpm-fcgi' )
		);
	}

	protected function tearDown(): void {
		$this->settings->remove();
		remove_all_filters( 'got_rewrite' );
		remove_all_filters( 'got_url_rewrite' );
		unlink( $this->file );
		@unlink( self::HTACCESS );
		update_option( 'permalink_structure', $this->before );
		( new Permalinks() )->flush();
		parent::tearDown();
	}

	public function test_apache_is_told_the_rules_and_told_again_when_they_go(): void {
		add_filter( 'got_rewrite', '__return_true' );
		$this->settings->install( $this->placeholders );
		$this->assertSame( '/news/%postname%/', get_option( 'permalink_structure' ) );
		$this->assertStringContainsString( 'RewriteRule . /index.php', (string) file_get_contents( self::HTACCESS ) );
		$this->settings->remove();
		$this->assertStringNotContainsString( 'RewriteRule', (string) file_get_contents( self::HTACCESS ) );
	}

	public function test_a_server_that_does_not_rewrite_is_given_addresses_that_need_none(): void {
		add_filter( 'got_url_rewrite', '__return_false' );
		$texts = array( '<a href="/about/#fees">', '<a href="/">', '{{url:/portal/}}' );
		$ahead = array_map( $this->placeholders->fill( ... ), $texts );
		$this->settings->install( $this->placeholders );
		$this->assertSame( '/index.php/news/%postname%/', get_option( 'permalink_structure' ) );
		$this->assertSame( array( '<a href="/index.php/about/#fees">', '<a href="/">', '/index.php/portal/' ), $ahead );
		$this->assertSame( $ahead, array_map( $this->placeholders->fill( ... ), $texts ) );
	}
}
