<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;

/** Who gets a file, how it comes, and that nothing else leads to it. */
final class FileDownloadsTest extends UploadTestCase {

	public function test_only_those_who_may_see_entries_get_a_file(): void {
		$id   = $this->uploaded( $this->uploadForm() );
		$path = $this->links()->forViewers( $id );
		$statuses = array(
			'anonymous'     => 403,
			'subscriber'    => 403,
			'author'        => 403,
			'editor'        => 200,
			'administrator' => 200,
		);
		foreach ( $statuses as $role => $status ) {
			$this->assertSame( $status, Http::get( $path, $this->cookie( $this->user( $role ) ) )->status, $role );
		}
	}

	public function test_a_file_comes_as_a_download_that_no_browser_runs_and_no_cache_keeps(): void {
		$id     = $this->uploaded( $this->uploadForm(), 'Gehälter "2024".pdf' );
		$answer = Http::get( $this->links()->signed( $id ) );
		$this->assertSame( array( 200, self::PDF ), array( $answer->status, $answer->body ) );
		$this->assertSame( 'application/octet-stream', $answer->header( 'Content-Type' ) );
		$this->assertSame( "attachment; filename=\"Geh__lter _2024_.pdf\"; filename*=UTF-8''Geh%C3%A4lter%20%222024%22.pdf", $answer->header( 'Content-Disposition' ) );
		$this->assertSame(
			array( 'nosniff', 'private, no-store' ),
			array( $answer->header( 'X-Content-Type-Options' ), $answer->header( 'Cache-Control' ) )
		);
	}

	public function test_a_signed_address_is_for_one_file_and_a_quarter_of_an_hour(): void {
		$form  = $this->uploadForm();
		$id    = $this->uploaded( $form );
		$other = $this->uploaded( $form, 'b.pdf' );
		$this->assertSame( 200, Http::get( $this->links()->signed( $id ) )->status );
		$this->assertSame( 200, Http::get( $this->links( time() - 840 )->signed( $id ) )->status );
		$this->assertSame( 403, Http::get( $this->links( time() - 901 )->signed( $id ) )->status );
		$this->assertSame( 403, Http::get( str_replace( $id, $other, $this->links()->signed( $id ) ) )->status );
		$this->assertSame(
			403,
			Http::get(
				(string) preg_replace( '~expires=\d+~', 'expires=' . ( time() + 99999 ), $this->links()->signed( $id ) )
			)->status
		);
	}

	public function test_what_is_not_whole_or_not_there_is_not_handed_out(): void {
		$begun = $this->send(
			$this->uploadForm(),
			'b.pdf',
			null,
			array( 'size' => '500' )
		)->json()['data']['temp_filename'];
		foreach ( array( $begun, str_repeat( 'a', 32 ), '../../wp-config.php' ) as $id ) {
			$this->assertSame( 404, Http::get( $this->links()->signed( $id ) )->status, $id );
		}
	}

	public function test_no_address_of_the_web_server_leads_to_a_file(): void {
		$id     = $this->uploaded( $this->uploadForm() );
		$upload = $this->find( $id );
		$names = array(
			$upload?->storedName,
			substr( (string) $upload?->storedName, 0, 2 ) . '/' . $upload?->storedName,
		);
		foreach ( $names as $name ) {
			$folders = array(
				'/',
				'/wp-content/uploads/',
				'/wp-content/',
				'/' . basename( (string) ( new StorageFolder() )->current() ) . '/',
				'/../' . basename( (string) ( new StorageFolder() )->current() ) . '/',
			);
			foreach ( $folders as $folder ) {
				$this->assertStringNotContainsString( self::PDF, Http::get( $folder . $name )->body );
			}
		}
	}

	private function links( int $now = 0 ): UploadLinks {
		return new UploadLinks( self::signer(), static fn() => $now ?: time() );
	}

	/** @return list<string> */
	private function cookie( int $user ): array {
		if ( 0 === $user ) {
			return array();
		}
		$end   = time() + 600;
		$token = \WP_Session_Tokens::get_instance( $user )->create( $end );
		return array(
			'Cookie: ' . constant( 'AUTH_COOKIE' ) . '='
				. rawurlencode( wp_generate_auth_cookie( $user, $end, 'auth', $token ) ) . '; ' . LOGGED_IN_COOKIE . '='
				. rawurlencode( wp_generate_auth_cookie( $user, $end, 'logged_in', $token ) ),
		);
	}
}
