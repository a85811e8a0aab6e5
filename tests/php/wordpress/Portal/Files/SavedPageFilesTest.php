<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Files;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Http\Http;

/** Files move in the request that makes their page private. */
final class SavedPageFilesTest extends FilesTestCase {

	public function test_a_file_added_to_a_private_page_has_its_gated_address_at_once(): void {
		$this->assertStringContainsString(
			'atoll-file=',
			(string) wp_get_attachment_url( $this->picture( $this->page ) )
		);
	}

	public function test_saving_a_page_as_private_moves_its_files_in_the_same_request(): void {
		$page    = $this->add( '', array() );
		$picture = $this->picture( $page );
		$user    = $this->actAs( 'editor' );
		$cookie  = wp_generate_auth_cookie(
			$user,
			time() + 60,
			'logged_in',
			\WP_Session_Tokens::get_instance( $user )->create( time() + 60 )
		);
		$_COOKIE[ LOGGED_IN_COOKIE ] = $cookie;
		$headers = array(
			'Cookie: ' . LOGGED_IN_COOKIE . '=' . $cookie,
			'X-WP-Nonce: ' . wp_create_nonce( 'wp_rest' ),
			'Content-Type: application/json',
		);
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		$this->assertSame(
			200,
			Http::post(
				"/wp-json/wp/v2/pages/{$page}",
				'{"meta":{"' . PageMeta::IS_PRIVATE . '":true}}',
				$headers
			)->status
		);
		$this->assertSame( array( 404 ), $this->statuses( $this->plain( $picture ) ) );
		$this->assertSame(
			200,
			Http::post(
				"/wp-json/wp/v2/pages/{$page}",
				'{"meta":{"' . PageMeta::IS_PRIVATE . '":false}}',
				$headers
			)->status
		);
		$this->assertSame( array( 200 ), $this->statuses( $this->plain( $picture ) ) );
	}
}
