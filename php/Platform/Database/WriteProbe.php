<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Checks whether the database accepts writes, by writing. A database that was made read-only, or has lost its quorum,
 * still answers reads.
 */
final class WriteProbe {

	/** Seconds during which one row is enough, so that frequent checks do not write more. */
	private const WINDOW = 10;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private \wpdb $wpdb, private DeadlockRetry $retry, private \Closure $clock ) {}

	public function takesWrites(): bool {
		$end        = ( $this->clock )() + self::WINDOW;
		$end       -= $end % self::WINDOW;
		$suppressed = $this->wpdb->suppress_errors();
		try {
			if ( 1 === $this->retry->retry( fn(): int => $this->insert( $end ) ) ) {
				$this->wpdb->query(
					$this->wpdb->prepare( "DELETE FROM {$this->table()} WHERE ends < %d", $end - self::WINDOW )
				);
			}
			return true;
		} catch ( StorageFailed ) {
			return false;
		} finally {
			$this->wpdb->suppress_errors( $suppressed );
		}
	}

	/** Returns 0 if the row already exists. */
	private function insert( int $end ): int {
		$changedRows = $this->wpdb->query(
			$this->wpdb->prepare(
				"INSERT IGNORE INTO {$this->table()} (bucket, hits, ends) VALUES (%s, 1, %d)",
				hash( 'sha256', "health\n{$end}" ),
				$end
			)
		);
		return is_int( $changedRows ) ? $changedRows : throw new StorageFailed( $this->wpdb->last_error );
	}

	private function table(): string {
		return $this->wpdb->prefix . RateLimitTable::NAME;
	}
}
