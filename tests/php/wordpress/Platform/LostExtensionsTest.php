<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A site that uses the plugin, and whose host has taken mbstring and ctype away: requests to it in such a PHP. */
final class LostExtensionsTest extends SiteTestCase {

	private string $theme;
	private int $page = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->theme = get_stylesheet();
		switch_theme( 'twentytwentyfive' );
		switch_theme( 'atoll' );
	}

	protected function tearDown(): void {
		wp_cache_flush();
		switch_theme( $this->theme );
		$this->page && wp_delete_post( $this->page, true );
		array_map( 'delete_option', array( 'atoll_previous_theme', 'atoll_theme_meanwhile', 'atoll_theme_left' ) );
		parent::tearDown();
	}

	public function test_its_pages_wear_another_theme_until_the_plugin_runs_again(): void {
		$this->assertSame( 'twentytwentyfive', $this->there( 'echo get_template();' ) );
		wp_cache_flush();
		$this->assertSame( 'atoll', get_option( 'template' ) );
	}

	public function test_switching_the_plugin_off_there_leaves_a_theme_that_exists(): void {
		$this->there( 'do_action( "deactivate_" . plugin_basename( WP_PLUGIN_DIR . "/atoll/atoll.php" ) );' );
		wp_cache_flush();
		$this->assertSame( 'twentytwentyfive', get_option( 'template' ) );
	}

	public function test_strangers_see_nothing_of_a_site_with_private_pages_while_nothing_guards_them(): void {
		$this->addPrivatePage();
		$this->assertStringContainsString( 'being repaired', $this->there( 'echo "open";' ) );
		$this->assertSame( 'open', $this->there( 'echo "open";', 'wp-login.php' ) );
	}

	public function test_a_site_without_private_pages_stays_open(): void {
		$this->assertSame( 'open', $this->there( 'echo "open";' ) );
	}

	private function addPrivatePage(): void {
		$this->page = (int) wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'For clients',
				'meta_input'  => array( PageMeta::IS_PRIVATE => '1' ),
			)
		);
	}

	private function there( string $code, string $script = 'index.php' ): string {
		$settings = get_temp_dir() . 'atoll-without-' . getmypid();
		wp_mkdir_p( $settings );
		$loaded = array_filter( explode( ',', (string) php_ini_scanned_files() ) );
		foreach ( array_map( 'trim', $loaded ) as $file ) {
			preg_match( '/mbstring|ctype/', $file ) || copy( $file, $settings . '/' . basename( $file ) );
		}
		$start   = '$_SERVER += array( "HTTP_HOST" => "127.0.0.1", "REQUEST_METHOD" => "GET", "REQUEST_URI" => "/" );'
			. ' $_SERVER["SCRIPT_NAME"] = $_SERVER["PHP_SELF"] = "/' . $script . '";'
			. ' require ' . var_export( ABSPATH . 'wp-load.php', true ) . ';';
		$command = array( PHP_BINARY, '-r', $start . $code );
		$output  = (string) shell_exec(
			'PHP_INI_SCAN_DIR=' . escapeshellarg( $settings ) . ' '
				. implode( ' ', array_map( escapeshellarg( ... ), $command ) )
		);
		array_map( 'unlink', (array) glob( "{$settings}/*" ) );
		rmdir( $settings );
		return $output;
	}
}
