<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Files;

use Atoll\Forms\Uploads\Storage\StorageFolder;

/** The folder of private files is gone: visitors' files were in it too, and an empty one would make those forgotten. */
final class LostFolderOfPrivateFilesTest extends FilesTestCase {

	public function test_the_daily_run_does_not_make_it_anew_and_a_file_that_must_be_hidden_does(): void {
		$this->picture( $this->page );
		$this->syncFiles();
		$folder = (string) ( new StorageFolder() )->current();
		rename( $folder, "{$folder}-elsewhere" );
		$this->syncFiles();
		clearstatcache();
		$isMade = is_dir( $folder );
		$later  = $this->picture( $this->page );
		$this->syncFiles();
		clearstatcache();
		$isMadeByFile = is_dir( $folder );
		$statuses     = $this->statuses( $this->plain( $later ) );
		( new StorageFolder() )->remove();
		rename( "{$folder}-elsewhere", $folder );
		$this->assertSame( array( false, true, array( 404 ) ), array( $isMade, $isMadeByFile, $statuses ) );
	}
}
