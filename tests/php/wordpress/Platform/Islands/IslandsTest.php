<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Islands;

use Atoll\Platform\Access\Sessions\SessionFingerprint;
use Atoll\Platform\Islands\CachedScripts;
use Atoll\Platform\Islands\IslandRegistry;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Islands\IslandScripts;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\Rest\PageSession;
use PHPUnit\Framework\TestCase;

/** What a page with islands ends with. Needs plugin/build (`npm run build`). */
final class IslandsTest extends TestCase {

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_scripts'] = null;
		wp_set_current_user( 0 );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_scripts'] = null;
		wp_scripts(); // Others expect what WordPress has from its beginning.
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	public function test_a_page_without_an_island_gets_nothing(): void {
		self::assertSame( '', $this->footer( $this->islands() ) );
	}

	public function test_everything_that_the_island_needs_is_there_in_order_once(): void {
		$sources = $this->sources( $this->manifest() );
		self::assertSame( array_unique( $sources ), $sources );
		self::assertLessThan(
			array_search( 'react-dom.min.js', $sources, true ),
			array_search( 'react.min.js', $sources, true )
		);
		self::assertLessThan(
			array_search( 'stores.js', $sources, true ),
			array_search( 'data.min.js', $sources, true )
		);
		self::assertLessThan( array_search( 'form.js', $sources, true ), array_search( 'stores.js', $sources, true ) );
		self::assertSame( 'form.js', end( $sources ) );
	}

	public function test_islands_that_call_nobody_bring_no_client(): void {
		$sources = $this->sources( $this->manifest( 'header', 'notifications' ) );
		self::assertSame( array( 'stores.js', 'header.js', 'notifications.js' ), array_slice( $sources, -3 ) );
		self::assertNotContains( 'api-fetch.min.js', $sources );
	}

	public function test_code_stands_between_the_scripts_that_it_belongs_to(): void {
		$parts = $this->manifest()['parts'];
		$fetch = array_search( 'api-fetch.min.js', array_map( $this->base( ... ), $parts ), true );
		self::assertStringContainsString( 'createRootURLMiddleware', $parts[ $fetch + 1 ]['text'] );
	}

	public function test_a_visitor_gets_no_nonce_and_always_the_same_bytes(): void {
		$first = $this->footer( $this->islands( 'form' ) );
		self::assertStringNotContainsString( 'createNonceMiddleware', $first );
		$GLOBALS['wp_scripts'] = null;
		self::assertSame( $first, $this->footer( $this->islands( 'form' ) ) );
	}

	public function test_somebody_who_is_logged_in_gets_a_nonce(): void {
		wp_set_current_user( 1 );
		$manifest = $this->manifest();
		self::assertSame(
			array( 'token' => rest_url( 's1t2/v1/token' ), 'mark' => ( new SessionFingerprint() )->mark( 1 ) ),
			$manifest['session']
		);
		self::assertStringContainsString( 'createNonceMiddleware', (string) wp_json_encode( $manifest['parts'] ) );
	}

	public function test_what_another_plugin_printed_is_left_out_and_left_alone(): void {
		wp_enqueue_script( 'wp-data' );
		$printed = $this->captured( static fn() => wp_scripts()->do_items() );
		self::assertStringContainsString( 'data.min.js', $printed );
		$sources = $this->sources( $this->manifest() );
		self::assertNotContains( 'data.min.js', $sources );
		self::assertNotContains( 'react.min.js', $sources );
		self::assertContains( 'api-fetch.min.js', $sources );
		self::assertFalse( isset( wp_scripts()->registered['atoll-island-form'] ) );
		self::assertNotContains( 'wp-api-fetch', wp_scripts()->done );
	}

	public function test_the_nonce_of_other_plugins_scripts_stays(): void {
		$this->manifest();
		self::assertStringContainsString(
			'createNonceMiddleware',
			(string) wp_json_encode( wp_scripts()->registered['wp-api-fetch']->extra['after'] )
		);
	}

	public function test_filters_of_other_plugins_have_their_say(): void {
		$elsewhere = static fn( string $src ): string => str_replace( '/wp-includes/', '/cdn/', $src );
		add_filter( 'script_loader_src', $elsewhere );
		$manifest = $this->manifest();
		remove_filter( 'script_loader_src', $elsewhere );
		self::assertStringStartsWith( '/cdn/', $manifest['parts'][0] );
	}

	public function test_an_island_that_is_not_built_leaves_the_others_alone(): void {
		$manifest = $this->manifest( 'form', 'header' );
		self::assertContains( count( $manifest['parts'] ) - 1, array_merge( ...array_values( $manifest['islands'] ) ) );
		self::assertArrayHasKey( 'form', $manifest['islands'] );
	}

	public function test_a_name_that_is_not_in_the_catalogue_says_where_to_add_it(): void {
		$this->expectException( \LogicException::class );
		$this->expectExceptionMessage( 'php/Platform/Islands/IslandRegistry.php' );
		$this->islands( 'nothing' );
	}

	public function test_props_cannot_end_their_script(): void {
		$html = $this->islands()->placeholder( 'header', array( 'a' => '</script><b>' ), '<p>Works</p>' );
		self::assertStringNotContainsString( '</script><b>', $html );
		self::assertStringContainsString( 'data-island="header" data-on="approach"', $html );
		self::assertStringContainsString( '<p>Works</p>', $html );
	}

	private function islands( string ...$used ): Islands {
		$paths   = new PluginPaths( WP_PLUGIN_DIR . '/atoll/atoll.php' );
		$islands = new Islands(
			$paths,
			new IslandRegistry(),
			new IslandScripts( $paths ),
			new CachedScripts( time( ... ) ),
			( new PageSession( new SessionFingerprint() ) )->current( ... )
		);
		array_map( $islands->markUsed( ... ), $used );
		return $islands;
	}

	private function footer( Islands $islands ): string {
		return $this->captured( $islands->print( ... ) );
	}

	private function captured( callable $action ): string {
		ob_start();
		$action();
		return (string) ob_get_clean();
	}

	/** @return array<string, mixed> */
	private function manifest( string ...$used ): array {
		$html = $this->footer( $this->islands( ...( $used ?: array( 'form' ) ) ) );
		self::assertSame( 1, preg_match( '~id="atoll-manifest"[^>]*>(.*?)</script>~s', $html, $found ) );
		return json_decode( $found[1], true, 512, JSON_THROW_ON_ERROR );
	}

	/**
	 * @param array<string, mixed> $manifest
	 * @return list<string>
	 */
	private function sources( array $manifest ): array {
		return array_values( array_filter( array_map( $this->base( ... ), $manifest['parts'] ) ) );
	}

	/** @param string|array{text: string} $part */
	private function base( string|array $part ): string {
		return is_string( $part ) ? basename( (string) wp_parse_url( $part, PHP_URL_PATH ) ) : '';
	}
}
