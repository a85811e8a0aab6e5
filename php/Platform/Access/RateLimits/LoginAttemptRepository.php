<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;

/** The rows of {@see LoginAttemptTable}. Writes are safe for parallel requests and several web servers. */
final class LoginAttemptRepository {

	/**
	 * Maximum number of times that other requests may change the row between our read and write; then the user is told
	 * to try again. A login makes three changes (counts, takes back, forgets), and a whole office may log in at 9 am.
	 */
	private const MAX_ROUNDS = 60;

	private Queries $queries;

	public function __construct( Queries $queries ) {
		$this->queries = $queries->ofNetwork();
	}

	/** Returns seconds until the next try; 0 if one is allowed now, or the row cannot be read. */
	public function wait( string $bucket, ExponentialBackoff $delay, int $now ): int {
		return $this->remaining( $this->read( $bucket ), $delay, $now );
	}

	/**
	 * Counts a try, unless a wait applies.
	 *
	 * @return int Seconds to wait; 0 if the try was counted, or could not be.
	 */
	public function countTry( string $bucket, ExponentialBackoff $delay, int $now ): int {
		for ( $round = 0; $round < self::MAX_ROUNDS; $round++ ) {
			$row  = $this->read( $bucket );
			$wait = $this->remaining( $row, $delay, $now );
			if ( $wait > 0 ) {
				return $wait;
			}
			$changedRows = null === $row
				? $this->insert( $bucket, 1, $now + $delay->after( 1 ), $now + $delay->forgetAfter, $now )
				: $this->increment( $bucket, $row, $delay, $now );
			if ( 0 !== $changedRows ) {
				return 0;
			}
		}
		return 1;
	}

	/**
	 * Takes one of a limited number of slots. Each slot is free again after the given time.
	 *
	 * @param non-empty-list<string> $buckets One bucket for each slot.
	 * @param int                    $seconds Time until the slot is free again.
	 * @return bool Whether a slot was free, or nothing could be counted.
	 */
	public function takeSlot( array $buckets, int $seconds, int $now ): bool {
		foreach ( $buckets as $bucket ) {
			// A row that ends later was written while the server's clock was ahead.
			$this->run(
				'DELETE FROM {atoll_throttles} WHERE bucket = %s AND ends > %d',
				$bucket,
				$now + $seconds + OptionLock::CLOCK_TOLERANCE
			);
			if ( 0 !== $this->insert( $bucket, 1, 0, $now + $seconds - 1, $now ) ) {
				return true;
			}
		}
		return false;
	}

	/** Takes back a try that {@see countTry()} counted, and the wait that it started. */
	public function takeBackTry( string $bucket ): void {
		$this->run( 'UPDATE {atoll_throttles} SET tries = tries - 1, opens = 0 WHERE bucket = %s AND tries > 0', $bucket );
	}

	public function forget( string $bucket ): void {
		$this->run( 'DELETE FROM {atoll_throttles} WHERE bucket = %s', $bucket );
	}

	public function remember( string $bucket, int $until, int $now ): void {
		$this->forget( $bucket );
		$this->insert( $bucket, 0, 0, $until, $now );
	}

	public function has( string $bucket, int $now ): bool {
		return ( $this->read( $bucket )['ends'] ?? 0 ) >= $now;
	}

	/**
	 * Returns the remaining wait in seconds. A longer wait than the maximum was written while the server's clock was
	 * ahead, and is ignored; it would lock people out until then.
	 *
	 * @param array{tries: int, opens: int, ends: int}|null $row
	 */
	private function remaining( ?array $row, ExponentialBackoff $delay, int $now ): int {
		$seconds = ( $row['opens'] ?? 0 ) - $now;
		return $seconds > $delay->maxDelay + OptionLock::CLOCK_TOLERANCE ? 0 : max( 0, $seconds );
	}

	/** @return array{tries: int, opens: int, ends: int}|null */
	private function read( string $bucket ): ?array {
		try {
			$row = $this->queries->row( 'SELECT tries, opens, ends FROM {atoll_throttles} WHERE bucket = %s', $bucket );
		} catch ( ReadFailed ) {
			return null;
		}
		return null === $row ? null : array(
			'tries' => (int) $row['tries'],
			'opens' => (int) $row['opens'],
			'ends'  => (int) $row['ends'],
		);
	}

	/**
	 * Counts a try, only if no other request has changed the row since.
	 *
	 * @param array{tries: int, opens: int, ends: int} $row
	 */
	private function increment( string $bucket, array $row, ExponentialBackoff $delay, int $now ): int|false {
		$tries = $row['ends'] < $now ? 1 : $row['tries'] + 1;
		return $this->run(
			'UPDATE {atoll_throttles} SET tries = %d, opens = %d, ends = %d
			WHERE bucket = %s AND tries = %d AND opens = %d',
			$tries,
			$now + $delay->after( $tries ),
			$now + $delay->forgetAfter,
			$bucket,
			$row['tries'],
			$row['opens']
		);
	}

	/** Returns 0 if the row already exists. Also deletes expired rows. */
	private function insert( string $bucket, int $tries, int $opens, int $ends, int $now ): int|false {
		$this->run( 'DELETE FROM {atoll_throttles} WHERE ends < %d', $now );
		return $this->run(
			'INSERT IGNORE INTO {atoll_throttles} (bucket, tries, opens, ends) VALUES (%s, %d, %d, %d)',
			$bucket,
			$tries,
			$opens,
			$ends
		);
	}

	/**
	 * @param literal-string $sql
	 * @return int|false Number of changed rows; false if the database failed.
	 */
	private function run( string $sql, string|int ...$values ): int|false {
		try {
			return $this->queries->write( $sql, ...$values );
		} catch ( StorageFailed ) {
			return false;
		}
	}
}
