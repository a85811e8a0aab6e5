<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A request loads what it needs of us, and little else. */
final class IncludedFilesTest extends SiteTestCase {

	private const ANSWERS = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );

	private const COUNTER = '/mu-plugins/atoll-included-files.php';
	private const NOTE    = '/atoll-included.json';

	/** Most of our files that a request may load. */
	private const FOREIGN    = 80;
	private const PAGE       = 190;
	private const FORM       = 300;
	private const SUBMISSION = 300;

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( dirname( WP_CONTENT_DIR . self::COUNTER ) );
		copy( dirname( __DIR__ ) . '/Support/included-files.php', WP_CONTENT_DIR . self::COUNTER );
	}

	protected function tearDown(): void {
		unlink( WP_CONTENT_DIR . self::COUNTER );
		parent::tearDown();
	}

	public function test_what_is_not_ours(): void {
		$this->assertLoads( self::FOREIGN, '/wp-login.php' );
		$this->assertLoads( self::FOREIGN, '/wp-admin/admin-ajax.php?action=nobody' );
		$this->assertLoads( self::FOREIGN, '/?rest_route=/wp/v2/types' );
	}

	public function test_a_page_without_a_form(): void {
		$page = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Hello', 'post_content' => '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->' ) );
		$this->assertLoads( self::PAGE, (string) get_permalink( $page ) );
		wp_delete_post( $page, true );
	}

	public function test_a_page_with_a_form(): void {
		$this->assertLoads( self::FORM, $this->page( $this->form() ) );
	}

	public function test_a_submission(): void {
		$this->assertLoads( self::SUBMISSION, "/?rest_route=/gf/v2/forms/{$this->form()}/submissions", self::ANSWERS );
	}

	/** @param array<string, string>|null $post */
	private function assertLoads( int $most, string $path, ?array $post = null ): void {
		$note = WP_CONTENT_DIR . self::NOTE;
		$send = static fn() => null === $post ? Http::get( $path, array( 'X-Atoll-Included: yes' ) ) : Http::post( $path, http_build_query( $post ), array( 'X-Atoll-Included: yes' ) );
		$send(); // What is made once, such as a compiled form, is made now.
		is_file( $note ) && unlink( $note );
		$answer = $send();
		for ( $waited = 0; $waited < 100 && ! is_file( $note ); $waited++ ) {
			usleep( 50_000 );
		}
		$loaded = json_decode( (string) file_get_contents( $note ), true, 4, JSON_THROW_ON_ERROR );
		$this->assertLessThan( 500, $answer->status );
		$this->assertLessThanOrEqual( $most, count( $loaded ), "{$path} loads " . count( $loaded ) . ":\n" . implode( "\n", $loaded ) );
	}
}
