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
 * How often one address may do one thing in one minute, or how much of it in a day. Counted in a table and by one
 * statement, so that parallel requests and several web servers count together. When the database cannot count, nobody
 * is refused: what follows reports a broken database itself.
 */
final class RateLimit {

	/** Every sixteenth new count deletes those whose time is over. */
	private const CLEANUP_PREFIX = '0';

	private const MINUTE = 60;
	public const DAY     = 86400;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Queries $queries, private \Closure $clock ) {}

	/**
	 * Counts once more. Those who may edit forms are not counted.
	 *
	 * @param string $name    What is being done, such as `submissions`.
	 * @param int    $amount  How much of it this is; one time, where times are counted.
	 * @param int    $seconds Of what length of time: all begin a new one together, days at midnight UTC.
	 * @throws TooManyRequests When it would be more than `$limit` in this minute or day.
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
		$bucket = $this->bucket( $name, IpNetwork::of( $visitor->ip() ), $end );
		if ( $this->add( $bucket, $amount, $end, $now ) > $limit ) {
			if ( $amount > 1 ) {
				$this->add( $bucket, -$amount, $end, $now ); // What is refused takes nothing of what is left.
			}
			throw new TooManyRequests( $end - $now );
		}
	}

	/**
	 * How often, or how much of, something was seen on this day (UTC), this time included, whoever brought it.
	 *
	 * @param string $subject Kept as a hash only.
	 * @param int    $amount  How much of it this is; one time, where times are counted, and 0 to ask only.
	 * @return int 0 when that could not be counted.
	 */
	public function tally( string $name, string $subject, int $amount = 1 ): int {
		$now = ( $this->clock )();
		$end = $now - $now % self::DAY + self::DAY;
		return $this->add( $this->bucket( $name, $subject, $end ), $amount, $end, $now );
	}

	private function bucket( string $name, string $subject, int $end ): string {
		return hash( 'sha256', "{$name}\n{$subject}\n{$end}" );
	}

	/** How much it is in this time, this included; 0 when that could not be counted. */
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

	/** MariaDB and MySQL answer an INSERT with what LAST_INSERT_ID() was given. */
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

	/** SQLite knows no such answer. */
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
