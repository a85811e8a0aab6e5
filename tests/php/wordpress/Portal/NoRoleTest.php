<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Cases\SessionTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;

/** Whoever has a login and no role here, as people of a network's other sites, sees what visitors see. */
final class NoRoleTest extends SessionTestCase {

	private const SECRET = 'Rates for members only 8d2c';

	private int $page;
	private Browser $stranger;

	protected function setUp(): void {
		parent::setUp();
		$this->page     = $this->pageWith( array( PageMeta::IS_PRIVATE => '1' ), self::SECRET, self::SECRET );
		$this->stranger = Browser::of( $this->user( '' ) );
	}

	public function test_a_private_page_says_that_the_login_has_no_access_to_it(): void {
		$answer = $this->stranger->get( $this->pathOf( $this->page ) );
		$this->assertSame( array( 403, '' ), array( $answer->status, $answer->header( 'Location' ) ) );
		$this->assertStringContainsString( 'no-store', $answer->header( 'Cache-Control' ) );
		$this->assertStringContainsString( 'your account cannot open this page', $answer->body );
		$this->assertStringContainsString( 'action=logout', $answer->body );
		$this->assertStringNotContainsString( self::SECRET, $answer->body );
	}

	public function test_the_login_page_and_a_private_page_do_not_send_to_each_other(): void {
		$login = $this->pageWith( array( PageMeta::IS_LOGIN_PAGE => '1' ), 'Log in 8d2c' );
		update_post_meta( $this->page, PageMeta::LOGIN_URL, $this->pathOf( $login ) );
		$path = $this->pathOf( $login ) . '?portalRedirect=' . rawurlencode( $this->pathOf( $this->page ) );
		for ( $steps = 0; '' !== $path && $steps < 3; $steps++ ) {
			$path = $this->stranger->get( $path )->header( 'Location' );
		}
		$this->assertSame( '', $path );
	}

	public function test_nothing_else_tells_of_it(): void {
		$paths = array(
			'/?s=members+only',
			'/?feed=rss2',
			'/wp-json/wp/v2/pages?per_page=100',
			"/wp-json/wp/v2/pages/{$this->page}",
		);
		foreach ( $paths as $path ) {
			$this->assertStringNotContainsString( self::SECRET, $this->stranger->get( $path )->body, $path );
		}
	}

	public function test_a_file_of_it_is_not_there(): void {
		$file     = wp_upload_bits( 'rates-8d2c.txt', null, self::SECRET );
		$id       = (int) wp_insert_attachment(
			array( 'post_title' => 'Rates', 'post_mime_type' => 'text/plain' ),
			$file['file'],
			$this->page
		);
		$path     = '/?atoll-file=' . $id . '/' . get_post_meta( $id, '_wp_attached_file', true );
		$statuses = array(
			$this->stranger->get( $path )->status,
			Browser::of( $this->user( 'atoll_client' ) )->get( $path )->status,
		);
		wp_delete_attachment( $id, true );
		$this->assertSame( array( 404, 200 ), $statuses );
	}
}
