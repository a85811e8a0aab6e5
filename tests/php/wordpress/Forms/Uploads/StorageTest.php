<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\FileStorage;
use Atoll\Forms\Uploads\Storage\FolderOwner;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Tests\WordPress\Support\Http\Http;

/** The folder of files: when it is full, cannot be written, is another site's, or goes. */
final class StorageTest extends LifeTestCase {

	/** A copied database names the folder of the site that it was copied from. */
	public function test_nothing_is_deleted_in_the_folder_of_the_site_that_this_one_is_a_copy_of(): void {
		$id     = $this->uploaded( $this->uploadForm() );
		$folder = (string) ( new StorageFolder() )->current();
		$live   = $this->otherSite();
		file_put_contents( "{$folder}/" . FolderOwner::NAME, ( new FolderOwner( $live, 'another site' ) )->content() );
		$path = $this->files()->path( 'ab' . str_repeat( '0', 30 ) );
		wp_mkdir_p( dirname( $path ) );
		file_put_contents( $path, 'received after the copy was made' );
		touch( $path, time() - 2 * self::DAY );
		$mine = $this->files()->path( (string) $this->find( $id )?->storedName );

		$this->clean( time() + self::DAY + 60 );
		( new StorageFolder() )->remove();
		update_option( StorageFolder::OPTION, $folder, false );
		$this->assertSame( array( true, true ), array( is_file( $path ), is_file( $mine ) ) );
		$this->assertSame( 'recommended', $this->health()['status'] );

		unlink( "{$live}/wp-load.php" );
		$this->assertSame( 0, $this->clean( time() + self::DAY + 60 ) );
		$this->assertSame( 2, $this->clean( time() + 32 * self::DAY ), 'A site that has moved clears up again.' );
		$this->assertSame( 0, $this->countFiles() );
		rmdir( $live );
	}

	public function test_a_full_disk_refuses_files_and_nothing_else(): void {
		$full = new FileStorage( new StorageFolder(), static fn() => 1000.0 );
		$this->expectException( UploadsUnavailable::class );
		$full->requireFreeSpace();
	}

	public function test_a_disk_that_takes_only_a_part_is_said_and_the_part_is_taken_back(): void {
		$name = 'cd' . str_repeat( '0', 30 );
		$path = $this->files()->path( $name );
		wp_mkdir_p( dirname( $path ) );
		symlink( '/dev/full', $path );
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
		$back     = $this->takeDiskAway();
		$answer   = $this->send( $form, 'pay.pdf', self::PDF );
		$response = Http::post( "/wp-json/gf/v2/forms/{$form}/submissions", 'input_1=Jo' );
		$health   = $this->health();
		$back();
		$this->assertSame(
			array( 503, 'atoll_uploads_unavailable' ),
			array( $answer->status, $answer->json()['error']['code'] )
		);
		$this->assertSame( array( 200, 1 ), array( $response->status, $this->countEntries() ) );
		$this->assertSame( 'critical', $health['status'] );
	}

	public function test_the_folder_goes_with_all_that_it_holds(): void {
		$this->uploaded( $this->uploadForm() );
		$folder = (string) ( new StorageFolder() )->current();
		( new StorageFolder() )->remove();
		$this->assertDirectoryDoesNotExist( $folder );
	}
}
