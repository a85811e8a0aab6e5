<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Rest;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A submission does without WordPress' blocks and routes, unless somebody asks for them after all. */
final class DeferredCoreTest extends SiteTestCase {

	private const PLUGIN = '/mu-plugins/atoll-deferred-core.php';
	private const NOTE   = '/atoll-deferred.json';

	/** An icon of WordPress' collection, and a block with text from a source. */
	private const BLOCKS = '<!-- wp:icon {"icon":"core/plus"} /-->'
		. '<!-- wp:button {"metadata":{"bindings":{"url":{"source":"core/post-data","args":{"field":"link"}}}}} -->'
		. '<div class="wp-block-button"><a class="wp-block-button__link">Go</a></div><!-- /wp:button -->';

	private int $post;

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( dirname( WP_CONTENT_DIR . self::PLUGIN ) );
		copy( dirname( __DIR__, 2 ) . '/Support/Plugins/deferred-core.php', WP_CONTENT_DIR . self::PLUGIN );
		$this->post = (int) wp_insert_post(
			array(
				'post_title'   => 'Deferred',
				'post_name'    => 'atoll-deferred',
				'post_status'  => 'publish',
				'post_content' => self::BLOCKS,
			)
		);
	}

	protected function tearDown(): void {
		wp_delete_post( $this->post, true );
		unlink( WP_CONTENT_DIR . self::PLUGIN );
		is_file( WP_CONTENT_DIR . self::NOTE ) && unlink( WP_CONTENT_DIR . self::NOTE );
		parent::tearDown();
	}

	public function test_they_are_there_once_somebody_asks_for_them(): void {
		foreach ( array( '/wp-json/gf/v2', '/?rest_route=/gf/v2' ) as $api ) {
			$answer = Http::post(
				"{$api}/forms/{$this->form()}/submissions",
				'input_1=Jo&input_2=jo%40example.com&input_11_1=1',
				array()
			);
			$this->assertSame( 200, $answer->status, $answer->body );
			$note = $this->note();
			$this->assertSame( array_fill( 0, 8, false ), $note['early'], $api );
			$this->assertStringContainsString( 'Seek', $note['block'] );
			$this->assertSame( array( true, 200 ), array( $note['ours'], $note['route'] ) );
			$this->assertSame( 400, $note['embed'], 'it misses an argument' );
			$this->assertSame( $this->asOnPage(), $note['post'] );
			$this->assertEquals( $this->settings(), $note['settings'] );
		}
	}

	public function test_every_other_request_has_them(): void {
		$this->assertSame( 200, Http::get( '/wp-json/wp/v2/types/post?of=/submissions', array() )->status );
		$this->assertSame( 200, Http::get( '/?rest_route=/wp/v2/types/post', array() )->status );
	}

	/** @return array<string, mixed> What the listener of a submission noted. */
	private function note(): array {
		$file = WP_CONTENT_DIR . self::NOTE;
		$note = json_decode( (string) file_get_contents( $file ), true, 8, JSON_THROW_ON_ERROR );
		unlink( $file );
		return $note;
	}

	private function asOnPage(): string {
		$GLOBALS['post'] = get_post( $this->post );
		$html            = do_blocks( self::BLOCKS );
		unset( $GLOBALS['post'] );
		$this->assertStringContainsString( '<svg', $html );
		$this->assertStringContainsString( 'href="' . get_permalink( $this->post ), $html );
		return $html;
	}

	/** @return mixed As an administrator reads them. */
	private function settings(): mixed {
		wp_set_current_user( 1 );
		$settings = rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/settings' ) )->get_data();
		wp_set_current_user( 0 );
		return json_decode( (string) wp_json_encode( $settings ), true, 8, JSON_THROW_ON_ERROR );
	}
}
