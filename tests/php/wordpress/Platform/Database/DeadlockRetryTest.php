<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Database;

use Atoll\Platform\Database\DeadlockRetry;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What a database gives up for another connection's sake is tried again, and nothing else is. */
final class DeadlockRetryTest extends SiteTestCase {

	private const TABLE = 'atoll_test_contention';

	private \mysqli $other;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		if ( ! $wpdb->dbh instanceof \mysqli ) {
			$this->markTestSkipped( 'SQLite has one writer at a time.' );
		}
		$wpdb->query( 'CREATE TABLE IF NOT EXISTS ' . self::TABLE . ' (id INT NOT NULL PRIMARY KEY, n INT NOT NULL) ENGINE=InnoDB' );
		$wpdb->query( 'REPLACE INTO ' . self::TABLE . ' VALUES (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)' );
		$of          = static fn( string $name ): string => (string) constant( $name );
		$this->other = new \mysqli(
			'localhost',
			$of( 'DB_USER' ),
			$of( 'DB_PASSWORD' ),
			$of( 'DB_NAME' ),
			0,
			explode( ':', $of( 'DB_HOST' ), 2 )[1]
		);
	}

	protected function tearDown(): void {
		global $wpdb;
		$this->other->close();
		$wpdb->query( 'DROP TABLE ' . self::TABLE );
		parent::tearDown();
	}

	public function test_one_of_two_that_wait_for_each_other_is_tried_again(): void {
		global $wpdb;
		// The other one has written more, so that the database ends ours.
		$this->other->query( 'START TRANSACTION' );
		$this->other->query( 'UPDATE ' . self::TABLE . ' SET n = 1 WHERE id >= 2' );
		$tries = 0;
		( new DeadlockRetry( $wpdb ) )->retry(
			function () use ( &$tries ): void {
				if ( 1 === ++$tries ) {
					$this->write( 'START TRANSACTION' );
					$this->write( 'UPDATE ' . self::TABLE . ' SET n = n + 10 WHERE id = 1' );
					$this->other->query( 'UPDATE ' . self::TABLE . ' SET n = 1 WHERE id = 1', MYSQLI_ASYNC );
					usleep( 200_000 );
				} else {
					$this->other->reap_async_query();
					$this->other->query( 'COMMIT' );
				}
				$this->write( 'UPDATE ' . self::TABLE . ' SET n = n + 10 WHERE id = 2' );
			}
		);
		$wpdb->query( 'COMMIT' );
		$this->assertSame( 2, $tries );
		$this->assertSame(
			array( '1', '11' ),
			$wpdb->get_col( 'SELECT n FROM ' . self::TABLE . ' WHERE id <= 2 ORDER BY id' )
		);
	}

	public function test_a_lock_that_was_waited_for_in_vain_is_waited_for_again(): void {
		global $wpdb;
		$wpdb->query( 'SET SESSION innodb_lock_wait_timeout = 1' );
		$this->other->query( 'START TRANSACTION' );
		$this->other->query( 'UPDATE ' . self::TABLE . ' SET n = 1 WHERE id = 1' );
		$tries = 0;
		( new DeadlockRetry( $wpdb ) )->retry(
			function () use ( &$tries ): void {
				if ( 2 === ++$tries ) {
					$this->other->query( 'COMMIT' );
				}
				$this->write( 'UPDATE ' . self::TABLE . ' SET n = 2 WHERE id = 1' );
			}
		);
		$wpdb->query( 'SET SESSION innodb_lock_wait_timeout = DEFAULT' );
		$this->assertSame(
			array( 2, '2' ),
			array( $tries, $wpdb->get_var( 'SELECT n FROM ' . self::TABLE . ' WHERE id = 1' ) )
		);
	}

	public function test_what_fails_for_a_reason_of_its_own_is_tried_once(): void {
		global $wpdb;
		$tries = 0;
		try {
			( new DeadlockRetry( $wpdb ) )->retry(
				function () use ( &$tries ): void {
					++$tries;
					$this->write( 'this is no SQL' );
				}
			);
			$this->fail();
		} catch ( StorageFailed ) {
			$this->assertSame( 1, $tries );
		}
	}

	private function write( string $sql ): void {
		global $wpdb;
		if ( false === $wpdb->query( $sql ) ) {
			throw new StorageFailed( $wpdb->last_error );
		}
	}
}
