<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Rest;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A submission does without WordPress' blocks and routes, unless somebody asks for them after all. */
final class DeferredCoreTest extends SiteTestCase {

	private const PLUGIN = '/mu-plugins/atoll-deferred-core.php';
	private const NOTE   = '/atoll-deferred.json';

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( dirname( WP_CONTENT_DIR . self::PLUGIN ) );
		copy( dirname( __DIR__, 2 ) . '/Support/Plugins/deferred-core.php', WP_CONTENT_DIR . self::PLUGIN );
	}

	protected function tearDown(): void {
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
			$note = json_decode(
				(string) file_get_contents( WP_CONTENT_DIR . self::NOTE ),
				true,
				4,
				JSON_THROW_ON_ERROR
			);
			$this->assertSame( array( false, false, false ), $note['early'], $api );
			$this->assertStringContainsString( 'Seek', $note['block'] );
			$this->assertSame( array( true, 200 ), array( $note['ours'], $note['route'] ) );
			unlink( WP_CONTENT_DIR . self::NOTE );
		}
	}

	public function test_every_other_request_has_them(): void {
		$this->assertSame( 200, Http::get( '/wp-json/wp/v2/types/post?of=/submissions', array() )->status );
		$this->assertSame( 200, Http::get( '/?rest_route=/wp/v2/types/post', array() )->status );
	}
}
