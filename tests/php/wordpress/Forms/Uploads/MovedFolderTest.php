<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\FolderOwner;
use Atoll\Forms\Uploads\Storage\StorageFolder;

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
		update_option( StorageFolder::OPTION, $this->folder, false );
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
		update_option( StorageFolder::OPTION, self::GONE, false );
		$this->assertNull( ( new StorageFolder() )->current() );
		$this->uploaded( $this->uploadForm() );
		wp_cache_flush();
		$this->assertSame( $this->folder, get_option( StorageFolder::OPTION ) );
		( new StorageFolder() )->remove();
		rename( "{$this->folder}-elsewhere", $this->folder );
	}

	/** A copy for a trial, whose database was rewritten with its address. */
	public function test_that_of_another_site_on_this_server_is_left_to_it(): void {
		$live  = $this->otherSite();
		$other = dirname( $this->folder ) . '/' . self::NAME;
		wp_mkdir_p( $other );
		$note = ( new FolderOwner( $live, 'another site' ) )->content();
		file_put_contents( "{$other}/" . FolderOwner::NAME, $note );
		update_option( StorageFolder::OPTION, self::GONE, false );
		$this->assertSame( $this->folder, ( new StorageFolder() )->path() );
		$this->assertSame( $note, file_get_contents( "{$other}/" . FolderOwner::NAME ) );
		array_map( 'unlink', array( "{$other}/" . FolderOwner::NAME, "{$live}/wp-load.php" ) );
		array_map( 'rmdir', array( $other, $live ) );
	}

	private function assertFound( string $where ): void {
		wp_mkdir_p( dirname( $where ) );
		rename( $this->folder, $where );
		update_option( StorageFolder::OPTION, self::GONE, false );
		$this->assertSame( 1, $this->countFiles() );
		$this->uploaded( $this->uploadForm() );
		$this->assertSame( 2, $this->countFiles() );
		wp_cache_flush();
		$this->assertSame( $where, get_option( StorageFolder::OPTION ) );
	}
}
