<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\NewEntry;
use Atoll\Forms\Entries\Storage\SubmittedEntries;
use Atoll\Forms\Submission\EntryStore;
use Atoll\Forms\Submission\Limits\FormAvailability;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\TransactionListener;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Database\Transaction;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A database that fails at any write leaves no half entry, and the same submission sent again becomes exactly one. */
final class DatabaseFaultTest extends SiteTestCase {

	private int $failAt = 0;
	private int $writes = 0;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'query', $this->sabotage( ... ) );
	}

	protected function tearDown(): void {
		remove_all_filters( 'query' );
		delete_option( 'atoll_test_participant' );
		parent::tearDown();
	}

	public function test_a_failure_is_answered_in_json_alone(): void {
		global $wpdb;
		$number       = $this->form();
		$this->writes = 0;
		$this->failAt = 1;
		$showedErrors = $wpdb->show_errors();
		ob_start();
		$log   = ini_set( 'error_log', '/dev/null' );
		$reply = $this->submit( $number, 'input_1=Jo&input_2=jo%40example.com&input_11_1=1' );
		ini_set( 'error_log', (string) $log );
		$wpdb->show_errors( $showedErrors );
		$this->assertSame( array( '', 503 ), array( ob_get_clean(), $reply->get_status() ) );
	}

	public function test_a_submission_survives_a_failure_of_each_of_its_writes(): void {
		$number = $this->form();
		$body   = 'input_1=Jo&input_2=jo%40example.com&input_11_1=1&gform_unique_id=';
		// The first entry of a version also keeps the version.
		$this->submit( $number, $body . 'first' );
		$writes = $this->countWrites( fn() => $this->quietly( fn() => $this->submit( $number, $body . 'count' ) ) );
		$this->assertGreaterThanOrEqual( 1, $writes );
		for ( $k = 1; $k <= $writes; $k++ ) {
			$before       = $this->countEntries();
			$this->failAt = $k;
			$this->writes = 0;
			$failed       = $this->quietly( fn() => $this->submit( $number, $body . $k ) );
			$this->failAt = 0;
			$this->assertSame( 503, $failed->get_status(), "write {$k}" );
			$this->assertSame( 'atoll_storage_failed', $failed->get_data()['code'] );
			$this->assertSame( $before, $this->countEntries(), "no half entry after write {$k}" );
			$this->assertSame( 200, $this->submit( $number, $body . $k )->get_status(), "the retry after write {$k}" );
			$this->assertSame( $before + 1, $this->countEntries() );
		}
	}

	public function test_an_entry_that_cannot_be_stored_is_looked_for_once(): void {
		$number = $this->form();
		$looks  = 0;
		$spoil  = static function ( string $query ) use ( &$looks ): string {
			$looks += (int) str_contains( $query, 'AND idempotency_key = ' );
			return 1 === preg_match( '/INSERT INTO \S+atoll_entries /', $query ) ? 'this is no SQL' : $query;
		};
		add_filter( 'query', $spoil );
		$reply = $this->quietly( fn() => $this->submit( $number, 'input_1=Jo&input_2=jo%40example.com&input_11_1=1' ) );
		$this->assertSame( array( 503, 1 ), array( $reply->get_status(), $looks ) );
	}

	public function test_a_commit_that_another_node_of_a_cluster_refuses_is_tried_again(): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof \mysqli ) {
			$this->markTestSkipped( 'SQLite is no cluster.' );
		}
		$number  = $this->form();
		$refused = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$refused ): string {
				return 'COMMIT' === $query && ++$refused <= 2
					? "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found when trying to get lock'"
					: $query;
			}
		);
		$reply = $this->quietly( fn() => $this->submit( $number, 'input_1=Jo&input_2=jo%40example.com&input_11_1=1' ) );
		$this->assertSame( array( 200, 3, 1 ), array( $reply->get_status(), $refused, $this->countEntries() ) );
	}

	public function test_nothing_is_written_alone_once_a_read_was_told_that_its_transaction_is_over(): void {
		global $wpdb;
		$database = $wpdb->dbh;
		if ( ! $database instanceof \mysqli ) {
			$this->markTestSkipped( 'SQLite is no cluster.' );
		}
		$number = $this->form(
			'enquiry',
			array(
				'notifications' => array(
					array( 'id' => 'staff', 'name' => 'Staff', 'to' => 'broker@example.com', 'subject' => 'New' ),
				),
			)
		);
		$mails  = static fn(): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_mail WHERE form_number = {$number}" );
		$at     = 'before';
		add_filter(
			'query',
			static function ( string $query ) use ( &$at, $database ): string {
				if ( 'before' === $at && 1 === preg_match( '/INSERT INTO \S+atoll_entries /', $query ) ) {
					$at = 'within';
				} elseif ( 'within' === $at && str_starts_with( ltrim( $query ), 'SELECT' ) ) {
					$at = 'over';
					$database->query( 'ROLLBACK' );
					return "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found when trying to get lock'";
				}
				return $query;
			}
		);
		$reply = $this->quietly( fn() => $this->submit( $number, 'input_1=Jo&input_2=jo%40example.com&input_11_1=1' ) );
		$this->assertSame(
			array( 'over', 200, 1, 1 ),
			array( $at, $reply->get_status(), $this->countEntries(), $mails() )
		);
	}

	public function test_what_is_written_beside_an_entry_is_written_with_it_or_not_at_all(): void {
		global $wpdb;
		$number = $this->form();
		$form   = Inside::get( FormRepository::class )->find( $number );
		$beside = new class() implements TransactionListener {
			public function beforeCommit( Entry $entry, Form $form, Submission $submission ): void {
				global $wpdb;
				$done = $wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->options} (option_name, option_value, autoload) VALUES ('atoll_test_participant', %s, 'off')", (string) $entry->id ) );
				if ( 1 !== $done ) {
					throw new \RuntimeException( 'not written' );
				}
			}
		};
		$store  = new EntryStore(
			Inside::get( SubmittedEntries::class ),
			new Transaction( $wpdb ),
			static fn() => new UserRowLock( new Queries( $wpdb ) ),
			Inside::get( FormAvailability::class ),
			array( $beside ),
			static fn(): array => array()
		);
		$new    = static fn() => new NewEntry(
			$form,
			array( '1' => 'Jo' ),
			new Submission( $number, array(), 'key', new Visitor( 0, '', '' ), '' )
		);
		$beside_count = static fn() => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name = 'atoll_test_participant'" );

		for ( $k = 1; $k <= 4; $k++ ) {
			$this->failAt = $k;
			$this->writes = 0;
			$failed       = false;
			try {
				$this->quietly( fn() => $store->store( $new() ) );
			} catch ( \RuntimeException ) {
				$failed = true;
			}
			$this->failAt = 0;
			$this->assertTrue( $failed, "write {$k}" );
			$this->assertSame( array( 0, 0 ), array( $this->countEntries(), $beside_count() ), "write {$k}" );
		}
		$stored = $store->store( $new() );
		$this->assertInstanceOf( StoredEntry::class, $stored );
		$this->assertSame( array( 1, 1 ), array( $this->countEntries(), $beside_count() ) );
	}

	public function test_a_form_that_could_not_be_stored_is_not_half_there(): void {
		$this->actAs( 'administrator' );
		$writes = $this->countWrites( fn() => $this->post( '/gf/v2/forms', $this->fixture( 'enquiry' ) ) );
		for ( $k = 1; $k <= $writes; $k++ ) {
			$this->failAt = $k;
			$this->writes = 0;
			$reply        = $this->quietly( fn() => $this->post( '/gf/v2/forms', $this->fixture( 'enquiry' ) ) );
			$this->failAt = 0;
			$number       = (int) ( $reply->get_data()['id'] ?? 0 );
			$this->assertContains( $reply->get_status(), array( 201, 503 ), "write {$k}" );
			$this->assertSame(
				201 === $reply->get_status(),
				null !== Inside::get( FormRepository::class )->find( $number ),
				"write {$k}"
			);
			$this->assertCount(
				(int) wp_count_posts( 'atoll_form' )->publish,
				Inside::get( FormRepository::class )->list(),
				"write {$k}"
			);
		}
	}

	private function submit( int $number, string $body ): \WP_REST_Response {
		return $this->post( "/gf/v2/forms/{$number}/submissions", $body, 'application/x-www-form-urlencoded' );
	}

	private function countWrites( callable $work ): int {
		$this->writes = 0;
		$work();
		return $this->writes;
	}

	private function sabotage( string $query ): string {
		if ( 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE|START|COMMIT)/i', $query ) ) {
			++$this->writes;
			if ( $this->writes === $this->failAt ) {
				return 'this is no SQL';
			}
		}
		return $query;
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function quietly( callable $work ): mixed {
		global $wpdb;
		$log        = ini_set( 'error_log', '/dev/null' );
		$suppressed = $wpdb->suppress_errors( true );
		try {
			return $work();
		} finally {
			$wpdb->suppress_errors( $suppressed );
			ini_set( 'error_log', (string) $log );
		}
	}
}
