<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\IpNetwork;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Errors\TooManyRequests;

/**
 * Limits how often, or how much, one network may do something in a minute or a day. Counts in a table with a single
 * statement, so that parallel requests and several web servers count together. If the database cannot count, nobody is
 * refused: the code that follows reports the broken database.
 */
final class RateLimit {

	/** Prefix of hashes: one in sixteen new counts deletes expired ones. */
	private const CLEANUP_PREFIX = '0';

	private const MINUTE = 60;
	public const DAY     = 86400;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private Queries $queries, private \Closure $clock ) {}

	/**
	 * Counts an action. Users who may edit forms are not counted.
	 *
	 * @param string $name    What is done, such as `submissions`.
	 * @param int    $amount  Amount to add; 1 to count times.
	 * @param int    $seconds Length of the period. All periods of one length begin together, days at midnight UTC.
	 * @throws TooManyRequests When the total would exceed `$limit` in this period.
	 */
	public function count(
		string $name,
		Visitor $visitor,
		int $limit,
		int $amount = 1,
		int $seconds = self::MINUTE
	): void {
		if ( $visitor->can( Capabilities::EDIT_FORMS ) ) {
			return;
		}
		$now    = ( $this->clock )();
		$end    = $now - $now % $seconds + $seconds;
		$bucket = $this->bucket( $name, IpNetwork::fromIp( $visitor->ip() ), $end );
		if ( $this->add( $bucket, $amount, $end, $now ) > $limit ) {
			if ( $amount > 1 ) {
				$this->add( $bucket, -$amount, $end, $now ); // Refused actions do not count.
			}
			throw new TooManyRequests( $end - $now );
		}
	}

	/**
	 * Counts how often, or how much of, something was seen today (UTC), from any visitor.
	 *
	 * @param string $subject Stored as a hash only.
	 * @param int    $amount  Amount to add; 1 to count times, 0 to only read the total.
	 * @return int The total including this amount; 0 if it could not be counted.
	 */
	public function tally( string $name, string $subject, int $amount = 1 ): int {
		$now = ( $this->clock )();
		$end = $now - $now % self::DAY + self::DAY;
		return $this->add( $this->bucket( $name, $subject, $end ), $amount, $end, $now );
	}

	private function bucket( string $name, string $subject, int $end ): string {
		return hash( 'sha256', "{$name}\n{$subject}\n{$end}" );
	}

	/** Returns the total in this period, including this amount; 0 if it could not be counted. */
	private function add( string $bucket, int $amount, int $end, int $now ): int {
		try {
			$hits = $this->queries->isMysql()
				? $this->addAndRead( $bucket, $amount, $end )
				: $this->addThenRead( $bucket, $amount, $end );
			if ( $amount === $hits && str_starts_with( $bucket, self::CLEANUP_PREFIX ) ) {
				$this->queries->write( 'DELETE FROM {atoll_rate_limits} WHERE ends < %d', $now );
			}
			return $hits;
		} catch ( StorageFailed ) {
			return 0;
		}
	}

	/** Adds and reads at once: MariaDB and MySQL return the value given to LAST_INSERT_ID(). */
	private function addAndRead( string $bucket, int $amount, int $end ): int {
		$this->queries->write(
			'INSERT INTO {atoll_rate_limits} (bucket, hits, ends) VALUES (%s, LAST_INSERT_ID(%d), %d)
			ON DUPLICATE KEY UPDATE hits = LAST_INSERT_ID(hits + %d)',
			$bucket,
			$amount,
			$end,
			$amount
		);
		return $this->queries->id();
	}

	/** Adds, then reads, because SQLite does not return the value. */
	private function addThenRead( string $bucket, int $amount, int $end ): int {
		$this->queries->write(
			'INSERT INTO {atoll_rate_limits} (bucket, hits, ends) VALUES (%s, %d, %d)
			ON DUPLICATE KEY UPDATE hits = hits + %d',
			$bucket,
			$amount,
			$end,
			$amount
		);
		return (int) $this->queries->value( 'SELECT hits FROM {atoll_rate_limits} WHERE bucket = %s', $bucket );
	}
}
