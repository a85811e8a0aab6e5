<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Admin\ImportExport\PendingFile;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Mail\Queue\SentMailMarkers;
use Atoll\Forms\Uploads\FileSender;
use Atoll\Forms\Uploads\Storage\FileErasure;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Forms\Uploads\Storage\StorageHealth;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Health\Measurement;
use Atoll\Tests\WordPress\Support\Inside;

/** The folder of files that is gone, after the site has moved without it or where it was. */
final class LostFolderTest extends MovedFolderTestCase {

	public function test_without_it_files_are_taken_into_a_new_one(): void {
		rename( $this->folder, "{$this->folder}-elsewhere" );
		$this->remember( self::GONE, 'of another folder' );
		$this->assertNull( ( new StorageFolder() )->current() );
		$this->uploaded( $this->uploadForm() );
		wp_cache_flush();
		$this->assertSame( $this->folder, get_option( StorageFolder::OPTION ) );
		( new StorageFolder() )->remove();
		rename( "{$this->folder}-elsewhere", $this->folder );
	}

	public function test_without_it_files_are_said_to_be_missing_and_none_is_chosen_to_delete_in(): void {
		$ids = array( $this->uploaded( $this->uploadForm() ), $this->uploaded( $this->uploadForm() ) );
		$this->repository()->claim( 1, array( $ids[0] ) );
		rename( $this->folder, "{$this->folder}-elsewhere" );
		$this->remember( self::GONE, 'of another folder' );
		$health  = $this->health();
		$cleaned = $this->clean( time() + 2 * self::DAY );
		$said    = Inside::get( FileErasure::class )->remove( array( $ids[1] ) );
		$deleted = $this->files()->delete( (string) $this->find( $ids[1] )?->storedName );
		$isMade  = is_dir( $this->folder ) || is_dir( self::GONE );
		rename( "{$this->folder}-elsewhere", $this->folder );
		$this->assertSame( 'critical', $health['status'] );
		$this->assertSame( 'Visitors’ files are missing', $health['label'] );
		$this->assertStringContainsString( self::GONE, $health['description'] );
		$this->assertStringContainsString( 'or the 3 files in it', $health['description'] );
		$this->assertStringContainsString( 'open_basedir', $health['description'] );
		$this->assertSame( array( 0, 1, false, false ), array( $cleaned, count( $said ), $deleted, $isMade ) );
		$this->assertNotNull( $this->find( $ids[1] ), 'It stays known, to be removed once its folder is back.' );
	}

	public function test_without_it_only_a_file_lets_the_web_server_choose_a_new_one(): void {
		$this->uploaded( $this->uploadForm() );
		rename( $this->folder, "{$this->folder}-elsewhere" );
		$this->remember( self::GONE, 'of another folder' );
		$isLeft = ( new StorageFolder( 'fpm-fcgi' ) )->isLeftToFirstFile();
		$mail   = QueuedMail::fromRow( array( 'id' => '1', 'date_created' => '2026-01-01 00:00:00' ) );
		Inside::get( SentMailMarkers::class )->add( $mail );
		$measured = Inside::get( StorageHealth::class )->measure();
		$health   = $this->health();
		wp_cache_flush();
		$remembered = get_option( StorageFolder::OPTION );
		$isMade     = is_dir( $this->folder );
		rename( "{$this->folder}-elsewhere", $this->folder );
		$this->assertSame( array( true, self::GONE, false ), array( $isLeft, $remembered, $isMade ) );
		$this->assertNull( $measured->value );
		$this->assertSame( 'critical', $health['status'] );
	}

	public function test_no_question_for_a_file_that_is_to_be_imported_makes_it_anew(): void {
		rename( $this->folder, "{$this->folder}-elsewhere" );
		$pending = new PendingFile( new StorageFolder(), time( ... ) );
		$token   = str_repeat( 'a', 32 );
		$pending->lock( $token, 1 );
		try {
			$pending->open( $token, 1 );
			$this->fail( 'there is none' );
		} catch ( BadRequest ) {
			clearstatcache();
			$isMade = is_dir( $this->folder );
		}
		$isMade && ( new StorageFolder() )->remove();
		rename( "{$this->folder}-elsewhere", $this->folder );
		$this->assertFalse( $isMade );
	}

	public function test_where_it_was_too_only_a_file_makes_it_anew(): void {
		$id = $this->uploaded( $this->uploadForm() );
		( new StorageFolder() )->path();
		rename( $this->folder, "{$this->folder}-elsewhere" );
		$isLeft = ( new StorageFolder( 'fpm-fcgi' ) )->isLeftToFirstFile();
		$mail   = QueuedMail::fromRow( array( 'id' => '1', 'date_created' => '2026-01-01 00:00:00' ) );
		Inside::get( SentMailMarkers::class )->add( $mail );
		$measured = Inside::get( StorageHealth::class )->measure()->status;
		$log      = ini_set( 'error_log', '/dev/null' );
		Inside::get( FileSender::class )->send( $this->find( $id ) );
		ini_set( 'error_log', (string) $log );
		$health = $this->health();
		$isMade = is_dir( $this->folder );
		$this->uploaded( $this->uploadForm() );
		clearstatcache();
		$isMadeByFile = is_dir( $this->folder );
		( new StorageFolder() )->remove();
		rename( "{$this->folder}-elsewhere", $this->folder );
		$this->assertSame( array( true, false, true ), array( $isLeft, $isMade, $isMadeByFile ) );
		$this->assertSame( array( Measurement::FAIL, 'critical' ), array( $measured, $health['status'] ) );
	}
}
