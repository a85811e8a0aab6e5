<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\SiteDateFormat;

/** How long a file stays. */
final class LifeTest extends LifeTestCase {

	public function test_what_nobody_sent_is_removed_a_day_after_its_last_byte(): void {
		$form  = $this->uploadForm();
		$whole = $this->uploaded( $form );
		$begun = $this->send( $form, 'b.pdf', null, array( 'size' => '500' ) )->json()['data']['temp_filename'];
		$this->assertSame( 0, $this->clean( time() + self::DAY - 60 ) );
		$this->assertSame( 2, $this->clean( time() + self::DAY + 60 ) );
		$this->assertSame(
			array( null, null, 0 ),
			array( $this->find( $whole ), $this->find( $begun ), $this->countFiles() )
		);
		$this->assertSame( 0, $this->clean( time() + self::DAY + 60 ) );
	}

	public function test_an_entrys_files_stay(): void {
		$form = $this->uploadForm();
		$id   = $this->uploaded( $form );
		( new Uploads( $this->repository() ) )->claim( 5, array( $id ) );
		$this->assertSame( 0, $this->clean( time() + 900 * self::DAY ) );
		$this->assertSame( self::PDF, $this->bytesOf( $id ) );
	}

	public function test_a_drafts_files_stay_as_long_as_the_draft_and_a_day_more(): void {
		$form    = $this->uploadForm();
		$id      = $this->uploaded( $form );
		$uploads = new Uploads( $this->repository() );
		$uploads->keepForDraft( array( $id ), 8 );
		$this->assertSame( 0, $this->clean( time() + 29 * self::DAY ) );
		( new Uploads( $this->repository( time() + 30 * self::DAY ) ) )->release( 8 );
		$this->assertSame( 0, $this->clean( time() + 30 * self::DAY + 60 ) );
		$this->assertSame( 1, $this->clean( time() + 31 * self::DAY + 60 ) );
	}

	public function test_a_file_that_a_draft_no_longer_has_is_let_go(): void {
		$form    = $this->uploadForm();
		$ids     = array( $this->uploaded( $form ), $this->uploaded( $form, 'b.pdf' ) );
		$uploads = new Uploads( $this->repository() );
		$uploads->keepForDraft( $ids, 8 );
		$uploads->keepForDraft( array( $ids[1] ), 8 );
		$this->assertSame( array( 0, 8 ), array( $this->find( $ids[0] )?->draftId, $this->find( $ids[1] )?->draftId ) );
	}

	public function test_an_entry_that_is_changed_lets_go_of_files_it_has_no_more(): void {
		$form    = $this->uploadForm();
		$ids     = array( $this->uploaded( $form ), $this->uploaded( $form, 'b.pdf' ) );
		$uploads = new Uploads( $this->repository() );
		$uploads->claim( 5, $ids );
		$uploads->claim( 5, array( $ids[1] ) );
		$this->assertSame( array( 0, 5 ), array( $this->find( $ids[0] )?->entryId, $this->find( $ids[1] )?->entryId ) );
	}

	public function test_files_that_no_row_knows_are_removed_a_month_after_they_were_found(): void {
		$path = $this->files()->path( 'ab' . str_repeat( '0', 30 ) );
		wp_mkdir_p( dirname( $path ) );
		file_put_contents( $path, 'x' );
		touch( $path, time() - 90 * self::DAY );
		$this->assertSame( 0, $this->clean( time() ) );
		$this->assertSame( 0, $this->clean( time() + 30 * self::DAY - 60 ) );
		$this->assertSame( 1, $this->clean( time() + 30 * self::DAY + 60 ) );
		$this->assertFileDoesNotExist( $path );
	}

	public function test_an_older_database_loses_no_file_and_site_health_says_what_it_does_not_know(): void {
		global $wpdb;
		$id = $this->uploaded( $this->uploadForm() );
		$this->repository()->claim( 5, array( $id ) );
		$row  = $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}atoll_uploads", ARRAY_A );
		$path = $this->files()->path( (string) $this->find( $id )?->storedName );
		touch( $path, time() - 90 * self::DAY );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}atoll_uploads" );
		$this->assertSame( array( 0, true ), array( $this->clean( time() ), is_file( $path ) ) );
		$health = $this->health();
		$this->assertSame( 'recommended', $health['status'] );
		$this->assertStringContainsString( '1 file in ' . ( new StorageFolder() )->current(), $health['description'] );
		$day = SiteDateFormat::day( time() + 30 * self::DAY );
		$this->assertStringContainsString( "before {$day}", $health['description'] );

		$wpdb->insert( "{$wpdb->prefix}atoll_uploads", $row );
		$this->assertSame( array( 0, true ), array( $this->clean( time() + 99 * self::DAY ), is_file( $path ) ) );
		$this->assertSame( 'good', $this->health()['status'] );
	}
}
