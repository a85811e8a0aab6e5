<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications\PersonalData;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Inside;

/** "Export Personal Data" and "Erase Personal Data" for a person of whom more is kept than one request can read. */
final class ManyEntriesOfPersonTest extends PersonalDataTestCase {

	public function test_they_are_told_a_page_at_a_time_each_of_them_once(): void {
		$this->sent( 128 );
		$pages = array_map(
			fn( int $page ): array => $this->export( 'atoll-entries', self::EMAIL, $page ),
			array( 1, 2 )
		);
		$this->assertSame( array( false, true ), array_column( $pages, 'done' ) );
		$this->assertSame( array( 100, 28 ), array_map( 'count', array_column( $pages, 'data' ) ) );
		$ids = array_column( array( ...$pages[0]['data'], ...$pages[1]['data'] ), 'item_id' );
		$this->assertCount( 128, array_unique( $ids ) );
	}

	public function test_they_are_erased_some_at_a_time_and_what_stays_is_said_in_the_end(): void {
		$first = $this->sent( 1024 );
		Inside::get( EntryRepository::class )->setFlags( array( $first ), held: true );
		$begun = $this->erase( 'atoll-entries', self::EMAIL );
		$this->assertSame(
			array( true, false, array(), false ),
			array( $begun['items_removed'], $begun['items_retained'], $begun['messages'], $begun['done'] )
		);
		$this->assertGreaterThan( 1, $this->countEntries() );
		$ended = $this->erase( 'atoll-entries', self::EMAIL );
		$this->assertSame(
			array( true, true, 1, true ),
			array( $ended['items_removed'], $ended['items_retained'], count( $ended['messages'] ), $ended['done'] )
		);
		$this->assertSame( 1, $this->countEntries() );
	}

	/**
	 * @param int $count A power of two.
	 * @return int Id of the first one.
	 */
	private function sent( int $count ): int {
		global $wpdb;
		$this->post(
			"/gf/v2/forms/{$this->number}/submissions",
			array( 'input_1' => 'Jo', 'input_2' => self::EMAIL, 'input_11_1' => '1' )
		);
		$first   = (int) $wpdb->get_var( "SELECT MIN( id ) FROM {$wpdb->prefix}atoll_entries" );
		$columns = 'form_number, form_version, status, fingerprint, answers, words, user_agent, source_url, spam, date_created, date_updated, date_moved';
		for ( $sent = 1; $sent < $count; $sent *= 2 ) {
			$wpdb->query(
				"INSERT INTO {$wpdb->prefix}atoll_entries ( idempotency_key, {$columns} )
				SELECT CONCAT( {$sent}, ' copies, of ', id ), {$columns} FROM {$wpdb->prefix}atoll_entries"
			);
		}
		return $first;
	}
}
