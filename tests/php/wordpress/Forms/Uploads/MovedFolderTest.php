<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\FolderOwner;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Platform\Errors\UploadsUnavailable;

/** The folder of files after the site has moved with it to another server or path. */
final class MovedFolderTest extends MovedFolderTestCase {

	public function test_one_in_wp_content_is_found_where_it_came_to_lie(): void {
		$this->assertFound( WP_CONTENT_DIR . '/uploads/' . self::NAME );
	}

	public function test_so_is_one_beside_the_web_servers_folder(): void {
		$this->assertFound( dirname( $this->folder ) . '/' . self::NAME );
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
