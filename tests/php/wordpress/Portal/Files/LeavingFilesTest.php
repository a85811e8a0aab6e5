<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Files;

use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Portal\Files\PrivateFileStore;

/** Files of private pages are the site's: whatever cannot go back when the plugin leaves is lost to nobody. */
final class LeavingFilesTest extends FilesTestCase {

	private string $theme;
	private string $inTheWay = '';

	protected function setUp(): void {
		parent::setUp();
		$this->theme = get_stylesheet();
	}

	protected function tearDown(): void {
		is_dir( $this->inTheWay ) && rmdir( $this->inTheWay );
		delete_option( 'atoll_deletion' );
		switch_theme( $this->theme );
		\Atoll\plugin()->activate();
		parent::tearDown();
	}

	public function test_one_file_that_cannot_be_moved_keeps_no_other(): void {
		list( $first, $second ) = $this->twoPrivateFiles();
		$this->newSync()->deactivate();
		$this->assertSame(
			array( true, false ),
			array( PrivateFileStore::has( $first ), PrivateFileStore::has( $second ) )
		);
		$this->assertFileExists( $this->store()->publicPath( $this->path( $second ) ) );
	}

	public function test_deleting_the_plugin_with_its_data_takes_files_back_first_and_deletes_none(): void {
		list( $first, $second ) = $this->twoPrivateFiles();
		update_option( 'atoll_deletion', array( 'whenDeleted' => 'delete' ) );
		\Atoll\plugin()->uninstall();
		$this->assertFileExists( $this->store()->publicPath( $this->path( $second ) ) );
		$this->assertFileExists( $this->store()->privatePath( $this->path( $first ) ) );
		$this->assertFileExists( ( new StorageFolder() )->current() . '/.htaccess' );

		rmdir( $this->inTheWay );
		$this->newSync()->deactivate();
		$this->assertFileExists( $this->store()->publicPath( $this->path( $first ) ), 'It can still be found.' );
	}

	/** Its disk may be away for a moment, and another user’s folder cannot be looked into on the command line. */
	public function test_a_file_that_is_not_seen_is_not_forgotten(): void {
		$file = $this->file( 'Rates of May', 'txt' );
		$this->syncFiles();
		$folder = (string) ( new StorageFolder() )->current();
		rename( $folder, "{$folder}-away" );
		$this->newSync()->deactivate();
		rename( "{$folder}-away", $folder );
		clearstatcache();
		$this->assertTrue( PrivateFileStore::has( $file ) );
		$this->newSync()->deactivate();
		$this->assertFalse( PrivateFileStore::has( $file ) );
		$this->assertFileExists( $this->store()->publicPath( $this->path( $file ) ) );
	}

	public function test_deleting_the_plugin_leaves_a_file_that_no_mark_finds(): void {
		$file = $this->file( 'Rates of May', 'txt' );
		$this->syncFiles();
		$private = $this->store()->privatePath( $this->path( $file ) );
		delete_post_meta( $file, PrivateFileStore::META );
		update_option( 'atoll_deletion', array( 'whenDeleted' => 'delete' ) );
		\Atoll\plugin()->uninstall();
		$this->assertFileExists( $private );
		unlink( $private );
	}

	/** @return array{int, int} Files of the private page, kept; the first cannot go back to where it was. */
	private function twoPrivateFiles(): array {
		$first  = $this->file( 'Rates of May', 'txt' );
		$second = $this->file( 'Rates of June', 'txt' );
		$this->syncFiles();
		$this->assertTrue( PrivateFileStore::has( $first ) && PrivateFileStore::has( $second ) );
		$this->inTheWay = $this->store()->publicPath( $this->path( $first ) );
		mkdir( $this->inTheWay );
		return array( $first, $second );
	}

	private function store(): PrivateFileStore {
		return new PrivateFileStore( new StorageFolder() );
	}
}
