<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\StorageFolder;
use PHPUnit\Framework\Attributes\TestWith;

/** What Site Health says of the folder of files: who can read it over the web. */
final class StorageHealthTest extends LifeTestCase {

	public function test_site_health_is_green_where_nobody_can_read_and_red_where_anybody_can(): void {
		$this->uploaded( $this->uploadForm() );
		$this->assertSame( 'good', $this->health()['status'] );
		// nginx reads no .htaccess, so this folder is what the test is there to find.
		$health = $this->healthIn( WP_CONTENT_DIR . '/uploads/atoll-test' );
		$this->assertSame( 'critical', $health['status'], (string) wp_json_encode( $health ) );
		$this->assertStringContainsString( 'ATOLL_UPLOADS_DIR', $health['description'] );
	}

	/** Beside wp-content, the web server serves it too. */
	#[TestWith( array( 'atoll-test-private' ) )]
	#[TestWith( array( 'wp-includes/atoll-test-private' ) )]
	public function test_a_folder_anywhere_in_the_web_servers_folder_is_tried( string $name ): void {
		$health = $this->healthIn( ABSPATH . $name );
		$this->assertSame( 'critical', $health['status'], (string) wp_json_encode( $health ) );
	}

	public function test_so_is_one_to_which_a_link_leads(): void {
		$link = get_temp_dir() . 'atoll-link-' . wp_generate_password( 8, false );
		symlink( ABSPATH, $link );
		$health = $this->healthIn( "{$link}/atoll-test-private" );
		unlink( $link );
		$this->assertSame( 'critical', $health['status'], (string) wp_json_encode( $health ) );
	}

	/** @return array<string, string> Where the files lie in another folder, which is gone again afterwards. */
	private function healthIn( string $folder ): array {
		$before = get_option( StorageFolder::OPTION );
		wp_mkdir_p( $folder );
		update_option( StorageFolder::OPTION, $folder, false );
		$health = $this->health();
		( new StorageFolder() )->remove();
		update_option( StorageFolder::OPTION, $before, false );
		return $health;
	}
}
