<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Files;

use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Platform\Health\HealthResult;
use Atoll\Portal\Files\PrivateFilesHealth;
use Atoll\Portal\Files\PrivateFilesProvider;
use Atoll\Portal\Files\PrivateFileStore;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\UndeletableFiles;

/** A file that cannot be moved keeps no other, is told in the log, and is tried again soon. */
final class UnmovableFilesTest extends FilesTestCase {

	/** @var list<string> Folders where files ought to go. */
	private array $inTheWay = array();

	private string $log;

	protected function setUp(): void {
		parent::setUp();
		$this->syncFiles();
		$this->log = (string) tempnam( sys_get_temp_dir(), 'log' );
	}

	protected function tearDown(): void {
		array_map( rmdir( ... ), $this->inTheWay );
		unlink( $this->log );
		wp_clear_scheduled_hook( PrivateFilesProvider::SYNC_FILES_AGAIN );
		parent::tearDown();
	}

	public function test_the_others_become_private_and_the_smaller_sizes_of_a_picture_too(): void {
		$store = $this->store();
		$store->prepare();
		$picture = $this->picture( $this->page );
		$others  = array( ...array_slice( $this->paths( $picture ), 1 ), $this->path( $this->file( 'Rates', 'txt' ) ) );
		$this->putInTheWay( $store->privatePath( $this->path( $picture ) ) );
		$this->assertFalse( $this->sync() );
		foreach ( $others as $path ) {
			$this->assertFileExists( $store->privatePath( $path ) );
			$this->assertFileDoesNotExist( $store->publicPath( $path ) );
		}
		$this->assertTold( $this->path( $picture ) );
	}

	public function test_the_others_become_public(): void {
		$store = $this->store();
		$files = array( $this->file( 'Rates of May', 'txt' ), $this->file( 'Rates of June', 'txt' ) );
		$this->syncFiles();
		$this->putInTheWay( $store->publicPath( $this->path( $files[0] ) ) );
		update_post_meta( $this->page, PageMeta::IS_PRIVATE, '' );
		$this->assertFalse( $this->sync() );
		$this->assertFileExists( $store->publicPath( $this->path( $files[1] ) ) );
		$this->assertTold( $this->path( $files[0] ) );
	}

	public function test_a_try_that_was_planned_while_the_clock_was_ahead_is_planned_anew(): void {
		wp_schedule_single_event( time() + 120 * 86400, PrivateFilesProvider::SYNC_FILES_AGAIN );
		$this->store()->prepare();
		$this->putInTheWay( $this->store()->privatePath( $this->path( $this->file( 'Rates', 'txt' ) ) ) );
		$this->assertFalse( $this->sync() );
		$next = wp_next_scheduled( PrivateFilesProvider::SYNC_FILES_AGAIN );
		$this->assertLessThan( time() + 300, $next );
	}

	public function test_a_public_copy_that_cannot_be_deleted_is_no_move(): void {
		$path   = $this->path( $this->file( 'Rates', 'txt' ) );
		$isDone = UndeletableFiles::during( $this->sync( ... ) );
		$this->assertFalse( $isDone );
		$this->assertTold( $path );
		$this->assertSame( HealthResult::CRITICAL, $this->health()->status );
		$this->assertTrue( $this->sync() );
		$this->assertFileDoesNotExist( $this->store()->publicPath( $path ) );
		$this->assertSame( HealthResult::GOOD, $this->health()->status );
	}

	/** @return bool Whether all lie where they belong. */
	private function sync(): bool {
		$before = (string) ini_set( 'error_log', $this->log );
		$isDone = $this->newSync()->run();
		ini_set( 'error_log', $before );
		return $isDone;
	}

	private function putInTheWay( string $folder ): void {
		mkdir( $folder, 0700, true );
		$this->inTheWay[] = $folder;
	}

	private function assertTold( string $path ): void {
		$this->assertStringContainsString( "{$path} cannot be moved", (string) file_get_contents( $this->log ) );
		$this->assertNotFalse( wp_next_scheduled( PrivateFilesProvider::SYNC_FILES_AGAIN ) );
	}

	private function health(): HealthResult {
		return Inside::get( PrivateFilesHealth::class )->result();
	}

	private function store(): PrivateFileStore {
		return new PrivateFileStore( new StorageFolder() );
	}
}
