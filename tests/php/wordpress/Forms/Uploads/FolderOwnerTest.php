<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\FolderOwner;
use PHPUnit\Framework\TestCase;

/** Whose a folder of files is, when a site is deployed, moved and copied. */
final class FolderOwnerTest extends TestCase {

	private const SITE = "localhost\nlive\nwp_\nexample.com";

	private string $folder;

	protected function setUp(): void {
		$this->folder = get_temp_dir() . 'atoll-owner-' . wp_generate_password( 8, false );
		foreach ( array( 'files', 'releases/1', 'releases/2', 'trial' ) as $name ) {
			wp_mkdir_p( "{$this->folder}/{$name}" );
			touch( "{$this->folder}/{$name}/wp-load.php" );
		}
	}

	protected function tearDown(): void {
		array_map( 'unlink', glob( "{$this->folder}/{*,releases/*}/*.php", GLOB_BRACE ) ?: array() );
		array_map( 'rmdir', glob( "{$this->folder}/releases/*" ) ?: array() );
		array_map( 'rmdir', glob( "{$this->folder}/*" ) ?: array() );
		rmdir( $this->folder );
	}

	public function test_each_release_of_one_site_has_it(): void {
		$this->assertTrue( $this->claims( 'releases/1' ) );
		$this->assertTrue( $this->claims( 'releases/2' ) );
		$this->assertTrue( $this->claims( 'releases/1' ), 'Also after going back.' );
	}

	/** It lies at another path, and of its database and its address at least one is its own. */
	public function test_a_copy_for_a_trial_never_has_it(): void {
		$this->assertTrue( $this->claims( 'releases/1' ) );
		$this->assertTrue( $this->claims( 'releases/2' ) );
		$this->assertSame(
			array( false, false, false ),
			array(
				$this->claims( 'trial', "localhost\ntrial\nwp_\nexample.com" ),
				$this->claims( 'trial', "localhost\nlive\nwp_\ntrial.example.com" ),
				$this->claims( 'trial', "localhost\nlive\ntrial_\nexample.com" ),
			)
		);
	}

	public function test_a_site_that_changes_its_address_or_its_database_keeps_it(): void {
		$this->assertTrue( $this->claims( 'releases/1' ) );
		$this->assertTrue( $this->claims( 'releases/1', "localhost\nlive\nwp_\nexample.com.au" ) );
		$this->assertTrue( $this->claims( 'releases/2', "localhost\nlive\nwp_\nexample.com.au" ) );
	}

	public function test_a_site_that_has_moved_takes_it_along(): void {
		$this->assertTrue( $this->claims( 'releases/1' ) );
		unlink( "{$this->folder}/releases/1/wp-load.php" );
		$this->assertTrue( $this->claims( 'trial', "db\nnew\nwp_\nexample.org" ) );
	}

	private function claims( string $root, string $site = self::SITE ): bool {
		return ( new FolderOwner( "{$this->folder}/{$root}/", $site ) )->claim( "{$this->folder}/files" );
	}
}
