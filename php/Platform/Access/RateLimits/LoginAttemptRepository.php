<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

use Atoll\Platform\Database\OptionLock;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Errors\StorageFailed;

/** The rows of {@see LoginAttemptTable}, written so that parallel requests and several web servers count together. */
final class LoginAttemptRepository {

	/**
	 * Changes that others may make to a row between the look at it and its change: after so many, one is told to try
	 * again. A login makes three (counted, taken back, forgotten), and a whole office logs in at nine.
	 */
	private const MAX_ROUNDS = 60;

	private Queries $queries;

	public function __construct( Queries $queries ) {
		$this->queries = $queries->ofNetwork();
	}

	/** Seconds until the next try; 0 when there may be one, or nothing is known. */
	public function wait( string $bucket, GrowingDelay $delay, int $now ): int {
		return $this->remaining( $this->read( $bucket ), $delay, $now );
	}

	/**
	 * Counts one try, unless one has to wait.
	 *
	 * @return int Seconds to wait; 0 when the try was counted, or nothing could be.
	 */
	public function countTry( string $bucket, GrowingDelay $delay, int $now ): int {
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
	 * Takes one of so many things that may be done within a time that begins with each of them.
	 *
	 * @param non-empty-list<string> $buckets One for each.
	 * @param int                    $seconds Until it is free again.
	 * @return bool Whether one was free, or nothing could be counted.
	 */
	public function takeSlot( array $buckets, int $seconds, int $now ): bool {
		foreach ( $buckets as $bucket ) {
			// What ends later was noted while the server's clock was ahead.
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

	/** Takes back a try that {@see countTry()} counted, and the wait that began with it. */
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
	 * Seconds. What is longer than any wait was noted while the server's clock was ahead, and would keep people out
	 * until then.
	 *
	 * @param array{tries: int, opens: int, ends: int}|null $row
	 */
	private function remaining( ?array $row, GrowingDelay $delay, int $now ): int {
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
	 * Only if nobody else has meanwhile.
	 *
	 * @param array{tries: int, opens: int, ends: int} $row
	 */
	private function increment( string $bucket, array $row, GrowingDelay $delay, int $now ): int|false {
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

	/** 0 when the row is there already. What is over is forgotten along the way. */
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
	 * @return int|false Rows that changed; false when the database could not.
	 */
	private function run( string $sql, string|int ...$values ): int|false {
		try {
			return $this->queries->write( $sql, ...$values );
		} catch ( StorageFailed ) {
			return false;
		}
	}
}
