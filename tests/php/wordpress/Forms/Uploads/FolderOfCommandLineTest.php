<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Mail\Queue\SentMailMarkers;
use Atoll\Forms\Uploads\Storage\PrivateFolder;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Tests\WordPress\Support\Inside;

/** The command line, whose user may be root, asks about files before the web server has stored one. */
final class FolderOfCommandLineTest extends LifeTestCase {

	private const OTHER_USER = 12345;

	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( WP_CONTENT_DIR . '/uploads' );
		wp_cache_flush(); // The server may have chosen one.
		( new StorageFolder() )->remove();
		delete_option( StorageFolder::OPTION );
		Inside::forgetServices();
	}

	public function test_what_only_looks_or_could_do_without_chooses_no_folder(): void {
		$health = $this->health();
		$this->assertSame( 'good', $health['status'] );
		$this->assertStringContainsString( 'with the first file', $health['description'] );
		$mail = QueuedMail::fromRow( array( 'id' => '1', 'date_created' => '2026-01-01 00:00:00' ) );
		Inside::get( SentMailMarkers::class )->add( $mail );
		$this->assertFalse( Inside::get( SentMailMarkers::class )->has( $mail ) );
		$this->assertNull( ( new StorageFolder() )->current() );
	}

	public function test_the_web_server_does_not_wait_for_a_file(): void {
		$this->assertSame(
			array( true, false ),
			array(
				( new StorageFolder( 'cli' ) )->isLeftToFirstFile(),
				( new StorageFolder( 'fpm-fcgi' ) )->isLeftToFirstFile(),
			)
		);
	}

	public function test_so_are_the_folders_above_one_that_root_makes(): void {
		$uploads = WP_CONTENT_DIR . '/uploads';
		$before  = (int) fileowner( $uploads );
		if ( ! @chown( $uploads, self::OTHER_USER ) ) {
			$this->markTestSkipped( 'Only root gives files away.' );
		}
		clearstatcache();
		$top = get_temp_dir() . 'atoll-above-' . wp_generate_password( 8, false );
		$this->assertTrue( PrivateFolder::make( "{$top}/site-2" ) );
		$seen = array( fileowner( $top ), fileowner( "{$top}/site-2" ), fileperms( $top ) & 0777 );
		array_map( 'rmdir', array( "{$top}/site-2", $top ) );
		chown( $uploads, $before );
		$this->assertSame( array( self::OTHER_USER, self::OTHER_USER, 0700 ), $seen );
	}

	public function test_what_root_stores_is_the_web_servers_user_s(): void {
		$uploads = WP_CONTENT_DIR . '/uploads';
		$before  = (int) fileowner( $uploads );
		if ( ! @chown( $uploads, self::OTHER_USER ) ) {
			$this->markTestSkipped( 'Only root gives files away.' );
		}
		clearstatcache();
		$files = $this->files();
		$name  = 'ab' . str_repeat( '0', 30 );
		$from  = (string) tempnam( sys_get_temp_dir(), 'up' );
		$files->write( $name, 0, $from, static fn( callable $write ) => $write() );
		$path   = $files->path( $name );
		$paths  = array( $path, dirname( $path ), dirname( $path, 2 ), dirname( $path, 2 ) . '/owner.php' );
		$owners = array_map( 'fileowner', $paths );
		unlink( $from );
		chown( $uploads, $before );
		( new StorageFolder() )->remove();
		$this->assertSame( array_fill( 0, 4, self::OTHER_USER ), $owners );
	}
}
