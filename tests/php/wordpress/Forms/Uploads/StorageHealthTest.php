<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\FolderOwner;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use PHPUnit\Framework\Attributes\TestWith;

/** What Site Health says of the folder of files: who can read it over the web, what is lost, and what will be. */
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

	public function test_files_of_entries_that_are_gone_are_said_to_be(): void {
		$ids = array( $this->uploaded( $this->uploadForm() ), $this->uploaded( $this->uploadForm() ) );
		$this->repository()->claim( 1, $ids );
		$this->assertSame( 'good', $this->health()['status'] );

		$this->files()->delete( (string) $this->find( $ids[0] )?->storedName );
		$health = $this->health();
		$this->assertSame( 'critical', $health['status'] );
		$this->assertStringContainsString(
			( new StorageFolder() )->current() . ', 1 of the 2 files',
			$health['description']
		);
	}

	/** Deployments make a folder for each release, and delete old ones. */
	public function test_a_folder_that_goes_with_an_earlier_release_is_no_place_to_stay(): void {
		$release = $this->otherSite();
		wp_mkdir_p( "{$release}/private" );
		$former = ( new FolderOwner( "{$release}/" ) )->content();
		file_put_contents( "{$release}/private/" . FolderOwner::NAME, $former );
		$health = $this->healthIn( "{$release}/private" );
		unlink( "{$release}/wp-load.php" );
		rmdir( $release );
		$this->assertSame( 'recommended', $health['status'] );
		$this->assertStringContainsString( 'earlier release', $health['label'] );
		$this->assertStringContainsString( 'ATOLL_UPLOADS_DIR', $health['description'] );
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
