<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\Migration\EntryMigration;
use Atoll\Tests\WordPress\Support\Inside;

/** Entries move in part by part, and again. */
final class RepeatedMigrationTest extends MigrationTestCase {

	public function test_what_was_deleted_here_does_not_come_back_when_new_entries_are_looked_for(): void {
		$this->move();
		Inside::get( EntryAdminService::class )->delete( array( 3 ) );
		$this->tables->entry( 90, TheirTables::FORM, array( '1' => 'New' ) );
		$report = $this->move();

		$this->assertNull( Inside::get( EntryRepository::class )->find( 3 ) );
		$this->assertSame( array( 25, 24, 24 ), array( $report->done, $report->moved, $this->countEntries() ) );
		$this->assertSame( 'New', $this->entry( 90 )->answers[1] );
		Inside::get( EntryAdminService::class )->delete( array( 90 ) );
		$this->assertSame( 23, $this->move()->moved );
		$this->assertNull( Inside::get( EntryRepository::class )->find( 90 ) );
	}

	public function test_what_waited_comes_once_and_does_not_come_back_either(): void {
		$this->tables->form(
			8,
			array(
				'title'   => 'Broken',
				'version' => '2.8',
				'fields'  => array( array( 'id' => 1, 'type' => 'radio', 'label' => 'Which' ) ),
			)
		);
		$this->tables->entry( 70, 8, array( '1' => 'a' ) );
		$this->tables->entry( 71, 8, array( '1' => 'b' ) );
		$this->move();
		$post = get_post( Inside::get( FormRepository::class )->findAny( 8 )->postId );
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $post->ID,
					'post_status'  => 'publish',
					'post_content' => str_replace( '"kind":"radio"', '"kind":"text"', $post->post_content ),
				)
			)
		);
		$this->assertSame( 26, $this->move()->moved );
		Inside::get( EntryAdminService::class )->delete( array( 70, 71 ) );
		$this->assertSame( array( 24, 24 ), array( $this->move()->moved, $this->countEntries() ) );
	}

	public function test_an_entry_that_could_not_be_stored_is_tried_again(): void {
		$fails = static fn( string $sql ): string => str_contains( $sql, 'gravity-forms:5' )
			&& str_starts_with( ltrim( $sql ), 'INSERT' )
			? 'INSERT INTO nowhere VALUES (1)'
			: $sql;
		add_filter( 'query', $fails );
		$GLOBALS['wpdb']->suppress_errors();
		$first = $this->move();
		$GLOBALS['wpdb']->suppress_errors( false );
		remove_filter( 'query', $fails );
		$this->assertSame( array( 1, 23 ), array( $first->count( 'entries' ), $first->moved ) );
		$this->assertSame( array( 24, 'Person 5' ), array( $this->move()->moved, $this->entry( 5 )->answers[1] ) );
	}

	public function test_a_form_that_was_deleted_comes_again_with_all_of_its_entries(): void {
		$this->move();
		Inside::get( EntryAdminService::class )->delete( range( 1, 24 ) );
		Inside::get( FormWriter::class )->delete( TheirTables::FORM );
		$this->assertSame( array( 24, 24 ), array( $this->move()->moved, $this->countEntries() ) );
	}

	public function test_it_goes_on_part_by_part_and_tells_how_far_it_is(): void {
		$progress = array();
		Inside::get( EntryMigration::class )->run( static function ( int $done, int $total ) use ( &$progress ): void {
			$progress[] = "{$done}/{$total}";
		}, 10 );
		$first  = $this->countEntries();
		$report = Inside::get( EntryMigration::class )->run();

		$this->assertSame(
			array( '1/24', '10/24', 10, 24, true ),
			array( $progress[0], end( $progress ), $first, $this->countEntries(), $report->isFinished )
		);
		$this->assertSame( 24, $report->moved );
	}
}
