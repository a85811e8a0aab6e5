<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Mail\Queue\MailTable;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\TestWith;

/** What becomes of an entry of Gravity Forms'. */
final class EntryMigrationTest extends MigrationTestCase {

	public function test_entries_keep_their_numbers_dates_marks_and_senders(): void {
		$user = $this->user( 'subscriber' );
		$this->tables->entry(
			50,
			TheirTables::FORM,
			array(
				'1'   => 'Jo “J” O’Neil',
				'9.1' => '1 Main St',
				'9.3' => 'Carlton',
				'8.2' => 'redraw',
				'12'  => '2021-02-28',
				'11'  => 'kept unseen',
			),
			array( 'created_by' => $user, 'is_starred' => 1, 'is_read' => 1 )
		);
		$report = $this->move();
		$entry  = $this->entry( 50 );

		$this->assertSame(
			array( 25, 25, 25, true ),
			array( $report->total, $report->done, $report->moved, $report->isFinished )
		);
		$this->assertSame(
			array(
				41, $user, true, true, 'active', '203.0.113.7', 'https://old.example.com/apply/', 'Mozilla/5.0 (old)',
				'2021-05-06 07:50:09', '2021-05-07 07:50:09',
			),
			array(
				$entry->formNumber, $entry->createdBy, $entry->isStarred, $entry->isRead, $entry->status, $entry->ip,
				$entry->sourceUrl, $entry->userAgent, $entry->dateCreated, $entry->dateUpdated,
			)
		);
		$this->assertEquals(
			array(
				1     => 'Jo “J” O’Neil',
				'9.1' => '1 Main St',
				'9.3' => 'Carlton',
				'8.2' => 'redraw',
				12    => '2021-02-28',
				11    => 'kept unseen',
			),
			$entry->answers
		);
		$this->assertSame(
			array( 50 ),
			array_map(
				static fn( Entry $one ) => $one->id,
				Inside::get( EntryRepository::class )->list( new EntryCriteria( search: 'carlton' ) )
			)
		);
	}

	public function test_spam_and_trash_stay_what_they_were(): void {
		$this->tables->entry( 50, TheirTables::FORM, array( '1' => 'A' ), array( 'status' => 'spam' ) );
		$this->tables->entry( 51, TheirTables::FORM, array( '1' => 'B' ), array( 'status' => 'trash' ) );
		$this->move();

		$this->assertSame( array( 'spam', 'trash' ), array( $this->entry( 50 )->status, $this->entry( 51 )->status ) );
	}

	public function test_nobody_gets_mail_and_no_plugin_hears_of_a_submission(): void {
		global $wpdb;
		$before = did_action( 'atoll_entry_stored' );
		$this->move();

		$this->assertSame(
			array( '0', 0 ),
			array(
				$wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}" . MailTable::NAME ),
				did_action( 'atoll_entry_stored' ) - $before,
			)
		);
	}

	#[TestWith( array( 'gf_entry_meta' ) )]
	#[TestWith( array( 'gf_entry_notes' ) )]
	#[TestWith( array( 'gf_entry WHERE id >' ) )]
	public function test_what_the_database_does_not_tell_stops_the_move_until_it_does( string $table ): void {
		global $wpdb;
		$fail       = static fn( string $query ): string => 1 === preg_match( "~SELECT \\* .*{$table}~", $query )
			? 'this is no SQL'
			: $query;
		$suppressed = $wpdb->suppress_errors();
		add_filter( 'query', $fail );
		try {
			$this->move();
			$this->fail( 'moved' );
		} catch ( ReadFailed ) {
			$this->assertSame( 0, $this->countEntries() );
		} finally {
			remove_filter( 'query', $fail );
			$wpdb->suppress_errors( $suppressed );
		}
		$report = $this->move();
		$this->assertSame( array( 24, true ), array( $report->moved, $report->isFinished ) );
		$this->assertNotSame( array(), $this->entry( 1 )->answers );
	}
}
