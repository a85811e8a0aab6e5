<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\FileStorage;
use Atoll\Forms\Uploads\Storage\FolderOwner;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Forms\Uploads\Storage\StorageHealth;
use Atoll\Forms\Uploads\Storage\UploadCleanup;
use Atoll\Forms\Uploads\Storage\UploadsTable;
use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\UploadTestCase;

/** How long a file stays, who gets to see it, and what happens when it cannot be kept. */
final class LifeTest extends UploadTestCase {

	private const DAY = 86400;

	public function test_what_nobody_sent_is_removed_a_day_after_its_last_byte(): void {
		$form  = $this->uploadForm();
		$whole = $this->uploaded( $form );
		$begun = $this->send( $form, 'b.pdf', null, array( 'size' => '500' ) )->json()['data']['temp_filename'];
		$this->assertSame( 0, $this->clean( time() + self::DAY - 60 ) );
		$this->assertSame( 2, $this->clean( time() + self::DAY + 60 ) );
		$this->assertSame( array( null, null, 0 ), array( $this->find( $whole ), $this->find( $begun ), $this->countFiles() ) );
		$this->assertSame( 0, $this->clean( time() + self::DAY + 60 ) );
	}

	public function test_an_entrys_files_stay(): void {
		$form = $this->uploadForm();
		$id   = $this->uploaded( $form );
		( new Uploads( $this->repository() ) )->claim( 5, array( $id ) );
		$this->assertSame( 0, $this->clean( time() + 900 * self::DAY ) );
		$this->assertSame( self::PDF, $this->bytesOf( $id ) );
	}

	public function test_a_drafts_files_stay_as_long_as_the_draft_and_a_day_more(): void {
		$form    = $this->uploadForm();
		$id      = $this->uploaded( $form );
		$uploads = new Uploads( $this->repository() );
		$uploads->keepForDraft( array( $id ), 8 );
		$this->assertSame( 0, $this->clean( time() + 29 * self::DAY ) );
		( new Uploads( $this->repository( time() + 30 * self::DAY ) ) )->release( 8 );
		$this->assertSame( 0, $this->clean( time() + 30 * self::DAY + 60 ) );
		$this->assertSame( 1, $this->clean( time() + 31 * self::DAY + 60 ) );
	}

	public function test_a_file_that_a_draft_no_longer_has_is_let_go(): void {
		$form    = $this->uploadForm();
		$ids     = array( $this->uploaded( $form ), $this->uploaded( $form, 'b.pdf' ) );
		$uploads = new Uploads( $this->repository() );
		$uploads->keepForDraft( $ids, 8 );
		$uploads->keepForDraft( array( $ids[1] ), 8 );
		$this->assertSame( array( 0, 8 ), array( $this->find( $ids[0] )?->draftId, $this->find( $ids[1] )?->draftId ) );
	}

	public function test_an_entry_that_is_changed_lets_go_of_files_it_has_no_more(): void {
		$form    = $this->uploadForm();
		$ids     = array( $this->uploaded( $form ), $this->uploaded( $form, 'b.pdf' ) );
		$uploads = new Uploads( $this->repository() );
		$uploads->claim( 5, $ids );
		$uploads->claim( 5, array( $ids[1] ) );
		$this->assertSame( array( 0, 5 ), array( $this->find( $ids[0] )?->entryId, $this->find( $ids[1] )?->entryId ) );
	}

	public function test_files_that_no_row_knows_are_removed(): void {
		$this->uploaded( $this->uploadForm() );
		$path = $this->files()->path( 'ab' . str_repeat( '0', 30 ), true );
		file_put_contents( $path, 'x' );
		touch( $path, time() - 2 * self::DAY );
		$this->assertSame( 1, $this->clean( time() ) );
		$this->assertFileDoesNotExist( $path );
		$this->assertSame( 1, $this->countFiles() );
	}

	/** A copied database names the folder of the site that it was copied from. */
	public function test_nothing_is_deleted_in_the_folder_of_the_site_that_this_one_is_a_copy_of(): void {
		$id     = $this->uploaded( $this->uploadForm() );
		$folder = (string) ( new StorageFolder() )->current();
		$live   = $this->otherSite();
		file_put_contents( "{$folder}/" . FolderOwner::NAME, ( new FolderOwner( $live ) )->content() );
		$path = $this->files()->path( 'ab' . str_repeat( '0', 30 ), true );
		file_put_contents( $path, 'received after the copy was made' );
		touch( $path, time() - 2 * self::DAY );
		$mine = $this->files()->path( (string) $this->find( $id )?->storedName );

		$this->clean( time() + self::DAY + 60 );
		( new StorageFolder() )->remove();
		update_option( StorageFolder::OPTION, $folder, false );
		$this->assertSame( array( true, true ), array( is_file( $path ), is_file( $mine ) ) );
		$this->assertSame( 'recommended', $this->health()['status'] );

		unlink( "{$live}/wp-load.php" );
		$this->assertSame( 2, $this->clean( time() + self::DAY + 60 ), 'A site that has moved clears up again.' );
		$this->assertSame( 0, $this->countFiles() );
		rmdir( $live );
	}

	public function test_only_those_who_may_see_entries_get_a_file(): void {
		$id   = $this->uploaded( $this->uploadForm() );
		$path = $this->links()->forViewers( $id );
		foreach ( array( 'anonymous' => 403, 'subscriber' => 403, 'author' => 403, 'editor' => 200, 'administrator' => 200 ) as $role => $status ) {
			$this->assertSame( $status, Http::get( $path, $this->cookie( $this->user( $role ) ) )->status, $role );
		}
	}

	public function test_a_file_comes_as_a_download_that_no_browser_runs_and_no_cache_keeps(): void {
		$id     = $this->uploaded( $this->uploadForm(), 'Gehälter "2024".pdf' );
		$answer = Http::get( $this->links()->signed( $id ) );
		$this->assertSame( array( 200, self::PDF ), array( $answer->status, $answer->body ) );
		$this->assertSame( 'application/octet-stream', $answer->header( 'Content-Type' ) );
		$this->assertSame( "attachment; filename=\"Geh__lter _2024_.pdf\"; filename*=UTF-8''Geh%C3%A4lter%20%222024%22.pdf", $answer->header( 'Content-Disposition' ) );
		$this->assertSame( array( 'nosniff', 'private, no-store' ), array( $answer->header( 'X-Content-Type-Options' ), $answer->header( 'Cache-Control' ) ) );
	}

	public function test_a_signed_address_is_for_one_file_and_a_quarter_of_an_hour(): void {
		$form  = $this->uploadForm();
		$id    = $this->uploaded( $form );
		$other = $this->uploaded( $form, 'b.pdf' );
		$this->assertSame( 200, Http::get( $this->links()->signed( $id ) )->status );
		$this->assertSame( 200, Http::get( $this->links( time() - 840 )->signed( $id ) )->status );
		$this->assertSame( 403, Http::get( $this->links( time() - 901 )->signed( $id ) )->status );
		$this->assertSame( 403, Http::get( str_replace( $id, $other, $this->links()->signed( $id ) ) )->status );
		$this->assertSame( 403, Http::get( (string) preg_replace( '~expires=\d+~', 'expires=' . ( time() + 99999 ), $this->links()->signed( $id ) ) )->status );
	}

	public function test_what_is_not_whole_or_not_there_is_not_handed_out(): void {
		$begun = $this->send( $this->uploadForm(), 'b.pdf', null, array( 'size' => '500' ) )->json()['data']['temp_filename'];
		foreach ( array( $begun, str_repeat( 'a', 32 ), '../../wp-config.php' ) as $id ) {
			$this->assertSame( 404, Http::get( $this->links()->signed( $id ) )->status, $id );
		}
	}

	public function test_no_address_of_the_web_server_leads_to_a_file(): void {
		$id     = $this->uploaded( $this->uploadForm() );
		$upload = $this->find( $id );
		foreach ( array( $upload?->storedName, substr( (string) $upload?->storedName, 0, 2 ) . '/' . $upload?->storedName ) as $name ) {
			foreach ( array( '/', '/wp-content/uploads/', '/wp-content/', '/' . basename( (string) ( new StorageFolder() )->current() ) . '/', '/../' . basename( (string) ( new StorageFolder() )->current() ) . '/' ) as $folder ) {
				$this->assertStringNotContainsString( self::PDF, Http::get( $folder . $name )->body );
			}
		}
	}

	public function test_a_full_disk_refuses_files_and_nothing_else(): void {
		$full = new FileStorage( new StorageFolder(), static fn() => 1000.0 );
		$this->expectException( UploadsUnavailable::class );
		$full->requireFreeSpace();
	}

	public function test_a_disk_that_takes_only_a_part_is_said_and_the_part_is_taken_back(): void {
		$name = 'cd' . str_repeat( '0', 30 );
		symlink( '/dev/full', $this->files()->path( $name, true ) );
		$from = (string) tempnam( sys_get_temp_dir(), 'up' );
		file_put_contents( $from, str_repeat( 'x', 100000 ) );
		try {
			$this->files()->write( $name, 0, $from, static fn( callable $write ) => $write() );
			$this->fail( 'A full disk was not noticed.' );
		} catch ( UploadsUnavailable $trouble ) {
			$this->assertSame( 503, $trouble->status() );
		} finally {
			unlink( $this->files()->path( $name ) );
			unlink( $from );
		}
	}

	public function test_a_folder_that_cannot_be_written_refuses_files_in_words_while_the_form_works(): void {
		$form = $this->uploadForm();
		$this->uploaded( $form );
		$before = (string) get_option( StorageFolder::OPTION );
		update_option( StorageFolder::OPTION, ABSPATH . 'index.php/nowhere', false );
		$answer   = $this->send( $form, 'pay.pdf', self::PDF );
		$response = Http::post( "/wp-json/gf/v2/forms/{$form}/submissions", 'input_1=Jo' );
		$health   = $this->health();
		update_option( StorageFolder::OPTION, $before, false );
		$this->assertSame( array( 503, 'atoll_uploads_unavailable' ), array( $answer->status, $answer->json()['error']['code'] ) );
		$this->assertSame( array( 200, 1 ), array( $response->status, $this->countEntries() ) );
		$this->assertSame( 'critical', $health['status'] );
	}

	public function test_site_health_is_green_where_nobody_can_read_and_red_where_anybody_can(): void {
		$this->uploaded( $this->uploadForm() );
		$before = (string) get_option( StorageFolder::OPTION );
		$this->assertSame( 'good', $this->health()['status'] );
		$public = WP_CONTENT_DIR . '/uploads/atoll-test';
		wp_mkdir_p( $public );
		update_option( StorageFolder::OPTION, $public, false );
		// nginx reads no .htaccess, so this folder is what the test is there to find.
		$health = $this->health();
		( new StorageFolder() )->remove();
		update_option( StorageFolder::OPTION, $before, false );
		$this->assertSame( 'critical', $health['status'], (string) wp_json_encode( $health ) );
		$this->assertStringContainsString( 'ATOLL_UPLOADS_DIR', $health['description'] );
	}

	public function test_the_folder_goes_with_the_table(): void {
		global $wpdb;
		$this->uploaded( $this->uploadForm() );
		$folder = (string) ( new StorageFolder() )->current();
		$table  = new UploadsTable( new \Atoll\Platform\Migrations\Tables( $wpdb ), new StorageFolder() );
		$table->remove();
		$isRemoved = ! is_dir( $folder );
		array_map( static fn( callable $step ) => $step(), $table->steps() );
		$this->assertTrue( $isRemoved );
		$this->assertFalse( get_option( StorageFolder::OPTION ) );
	}

	/** Folder of another WordPress on this server. */
	private function otherSite(): string {
		$folder = get_temp_dir() . 'atoll-other-' . wp_generate_password( 8, false );
		wp_mkdir_p( $folder );
		file_put_contents( "{$folder}/wp-load.php", '' );
		return $folder;
	}

	private function clean( int $now ): int {
		return ( new UploadCleanup( $this->orphans(), $this->files(), static fn() => $now ) )->run();
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
		return array( 'Cookie: ' . constant( 'AUTH_COOKIE' ) . '=' . rawurlencode( wp_generate_auth_cookie( $user, $end, 'auth', $token ) ) . '; ' . LOGGED_IN_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( $user, $end, 'logged_in', $token ) ) );
	}

	/** @return array<string, string> */
	private function health(): array {
		$folder = new StorageFolder();
		$tests  = ( new StorageHealth( $folder, new FileStorage( $folder ), $this->repository() ) )->add( array( 'direct' => array(), 'async' => array() ) );
		return $tests['direct']['atoll_uploads']['test']();
	}
}
