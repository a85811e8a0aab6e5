<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Mail\Queue\SentMailMarkers;
use Atoll\Forms\Uploads\FileSender;
use Atoll\Forms\Uploads\Storage\FileErasure;
use Atoll\Forms\Uploads\Storage\FolderOwner;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Forms\Uploads\Storage\StorageHealth;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Platform\Health\Measurement;
use Atoll\Tests\WordPress\Support\Inside;

/** The folder of files after the site has moved to another server or path, with it or without. */
final class MovedFolderTest extends LifeTestCase {

	private const NAME = 'atoll-private-0123456789ab';
	private const GONE = ABSPATH . 'gone/html/wp-content/uploads/' . self::NAME;

	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->uploaded( $this->uploadForm() );
		$this->folder = (string) ( new StorageFolder() )->current();
	}

	protected function tearDown(): void {
		$moved = (string) ( new StorageFolder() )->current();
		is_dir( $this->folder ) || rename( $moved, $this->folder );
		$this->remember( $this->folder, null );
		parent::tearDown();
	}

	public function test_one_in_wp_content_is_found_where_it_came_to_lie(): void {
		$this->assertFound( WP_CONTENT_DIR . '/uploads/' . self::NAME );
	}

	public function test_so_is_one_beside_the_web_servers_folder(): void {
		$this->assertFound( dirname( $this->folder ) . '/' . self::NAME );
	}

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
		$this->assertStringContainsString( 'nor the 3 files in it', $health['description'] );
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

	public function test_of_a_disk_that_is_away_files_are_refused_and_are_there_when_it_is_back(): void {
		$this->assertFound( WP_CONTENT_DIR . '/uploads/' . self::NAME );
		$this->assertAwayAndBack();
	}

	public function test_so_they_are_where_each_release_of_the_site_has_a_folder_of_its_own(): void {
		$earlier = dirname( $this->folder ) . '/release-' . self::NAME;
		rename( $this->folder, $earlier );
		$this->remember( $earlier, 'of another folder' );
		( new StorageFolder() )->path();
		$this->assertAwayAndBack();
	}

	/** As a site that was set up before had it. */
	public function test_a_folder_without_a_note_gets_one_with_the_next_file(): void {
		$this->remember( $this->folder, null );
		( new StorageFolder() )->path();
		$this->assertNotFalse( get_option( StorageFolder::CHOSEN_IN ) );
		$this->assertAwayAndBack();
	}

	/** A copy for a trial, whose database was rewritten with its address. */
	public function test_that_of_another_site_on_this_server_is_left_to_it(): void {
		$live  = $this->otherSite();
		$other = dirname( $this->folder ) . '/' . self::NAME;
		wp_mkdir_p( $other );
		$note = ( new FolderOwner( $live, 'another site' ) )->content();
		file_put_contents( "{$other}/" . FolderOwner::NAME, $note );
		$this->remember( self::GONE, 'of another folder' );
		$this->assertSame( $this->folder, ( new StorageFolder() )->path() );
		$this->assertSame( $note, file_get_contents( "{$other}/" . FolderOwner::NAME ) );
		array_map( 'unlink', array( "{$other}/" . FolderOwner::NAME, "{$live}/wp-load.php" ) );
		array_map( 'rmdir', array( $other, $live ) );
	}

	/** @param string|null $in For which WordPress it was chosen; null where nobody noted it. */
	private function remember( string $folder, ?string $in ): void {
		update_option( StorageFolder::OPTION, $folder, false );
		null === $in
			? delete_option( StorageFolder::CHOSEN_IN )
			: update_option( StorageFolder::CHOSEN_IN, $in, false );
	}

	private function assertAwayAndBack(): void {
		$folder = get_option( StorageFolder::OPTION );
		$files  = $this->countFiles();
		$back   = $this->takeDiskAway();
		try {
			( new StorageFolder() )->path();
			$this->fail( 'A folder was found without the disk.' );
		} catch ( UploadsUnavailable $trouble ) {
			$this->assertSame( 503, $trouble->status() );
		} finally {
			$back();
		}
		$this->assertSame(
			array( $folder, $folder, $files ),
			array( get_option( StorageFolder::OPTION ), ( new StorageFolder() )->path(), $this->countFiles() )
		);
	}

	private function assertFound( string $where ): void {
		wp_mkdir_p( dirname( $where ) );
		rename( $this->folder, $where );
		$this->remember( self::GONE, 'of another folder' );
		$this->assertSame( 1, $this->countFiles() );
		$this->uploaded( $this->uploadForm() );
		$this->assertSame( 2, $this->countFiles() );
		wp_cache_flush();
		$this->assertSame( $where, get_option( StorageFolder::OPTION ) );
	}
}
