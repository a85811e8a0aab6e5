<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\AccessLog;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\AccessLog\AccessLogExpiry;
use Atoll\Platform\AccessLog\AccessLogTable;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Platform\Database\Queries;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class AccessLogTest extends SiteTestCase {

	private int $now = 1790000000;

	public function test_it_says_who_did_what_from_where(): void {
		$this->log()->recordMany( AccessAction::Exported, 1234, array( 'form' => 3 ), $this->by( 7 ) );
		$record = $this->records()->list( new AccessCriteria( user: 7, action: AccessAction::Exported ) )[0];
		$this->assertSame(
			array( 7, 0, 1234, '{"form":3}', '203.0.113.7', gmdate( 'Y-m-d H:i:s', $this->now ) ),
			array( $record->userId, $record->entryId, $record->entries, $record->detail, $record->ip, $record->date )
		);
		$this->assertSame( 0, $this->records()->count( new AccessCriteria( user: 8 ) ) );
	}

	public function test_one_look_is_one_line_and_the_next_one_another(): void {
		$this->log()->viewed( 5, $this->by( 7 ) );
		$this->now += 599;
		$this->log()->viewed( 5, $this->by( 7 ) );
		$this->log()->viewed( 5, $this->by( 8 ) );
		$this->assertSame( 2, $this->records()->count( new AccessCriteria( entry: 5 ) ) );
		$this->now += 1;
		$this->log()->viewed( 5, $this->by( 7 ) );
		$this->assertSame( 3, $this->records()->count( new AccessCriteria( entry: 5 ) ) );
	}

	public function test_an_entry_that_was_moved_unseen_has_a_line_when_it_is_looked_at(): void {
		$this->log()->moved( array( 5 ), 'active', 'trash', $this->by( 7 ) );
		$this->log()->viewed( 5, $this->by( 7 ) );
		$this->assertSame(
			array( AccessAction::Viewed, AccessAction::Moved ),
			array_column( $this->records()->list( new AccessCriteria( entry: 5 ) ), 'action' )
		);
	}

	public function test_each_search_is_a_line_without_its_words(): void {
		$this->log()->listed( 1, array( 'search' => 'Jo Smith' ), $this->by( 7 ), 1 );
		$this->log()->listed( 1, array( 'search' => 'Ann Lee' ), $this->by( 7 ), 1 );
		$this->log()->recordMany( AccessAction::Exported, 2, array( 'search' => 'Smith' ), $this->by( 7 ) );
		$lines = $this->records()->list( new AccessCriteria( user: 7 ) );
		$this->assertSame( array( 2, 1, 1 ), array_column( $lines, 'entries' ) );
		$this->assertSame(
			array( '{"search":"\u2026"}' ),
			array_values( array_unique( array_column( $lines, 'detail' ) ) )
		);
	}

	public function test_what_nobody_known_lists_by_command_is_not_taken_for_anothers_list(): void {
		$this->log()->listed( 1, array( 'form' => '3' ), $this->by( 7 ), 1 );
		$this->log()->listed( 1, array( 'form' => '3' ), $this->by( 0 ), 1 );
		$this->log()->listed( 1, array( 'form' => '3' ), $this->by( 0 ), 1 );
		$this->assertSame( array( 0, 7 ), array_column( $this->records()->list( new AccessCriteria() ), 'userId' ) );
	}

	public function test_a_log_that_cannot_be_written_stops_nobody(): void {
		global $wpdb;
		$broken     = clone $wpdb;
		$broken->suppress_errors();
		$broken->set_prefix( 'missing_' );
		$before     = ini_set( 'error_log', '/dev/null' );
		$log        = new AccessLog( new AccessRepository( new Queries( $broken ) ), fn() => $this->now );
		$log->record( AccessAction::Viewed, 5, $this->by( 7 ) );
		$log->viewed( 5, $this->by( 7 ) );
		ini_set( 'error_log', (string) $before );
		$wpdb->set_prefix( $GLOBALS['table_prefix'] );
		$this->assertSame( 0, $this->records()->count( new AccessCriteria() ) );
	}

	public function test_names_of_files_that_it_once_kept_go_with_an_update(): void {
		$this->log()->record( AccessAction::Downloaded, 5, $this->by( 7 ), 'Jane Citizen payslip.pdf' );
		$this->log()->record( AccessAction::TwoStepEnded, 0, $this->by( 7 ), 'jane' );
		$id = bin2hex( random_bytes( 16 ) );
		$this->log()->record( AccessAction::Downloaded, 5, $this->by( 7 ), $id );
		foreach ( Inside::get( AccessLogTable::class )->steps() as $step ) {
			$step();
		}
		$this->assertSame(
			array( $id, 'jane', '' ),
			array_column( $this->records()->list( new AccessCriteria() ), 'detail' )
		);
	}

	public function test_a_line_is_kept_for_400_days_and_no_longer(): void {
		$this->log()->record( AccessAction::Viewed, 5, $this->by( 7 ) );
		$expiry = new AccessLogExpiry( $this->records(), fn() => $this->now );
		$this->now += AccessLogExpiry::DAYS * 86400;
		$expiry->run();
		$this->assertSame( 1, $this->records()->count( new AccessCriteria() ) );
		$this->now += 1;
		$expiry->run();
		$this->assertSame( 0, $this->records()->count( new AccessCriteria() ) );
	}

	private function by( int $user ): Visitor {
		return new Visitor( $user, '203.0.113.7', 'test' );
	}

	private function log(): AccessLog {
		return new AccessLog( $this->records(), fn() => $this->now );
	}

	private function records(): AccessRepository {
		global $wpdb;
		return new AccessRepository( new Queries( $wpdb ) );
	}
}
