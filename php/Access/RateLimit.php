<?php

declare( strict_types=1 );

namespace Atoll\Access;

use Atoll\Trouble\TooMany;

/**
 * How often one address may do one thing in one minute. Counted in a table and by one statement, so that parallel
 * requests and several web servers count together. When the database cannot count, nobody is held back: what follows
 * has its own word on a broken database.
 */
final class RateLimit {

	private const SECONDS = 60;

	/** @var \Closure(): int */
	private \Closure $clock;

	/** @param (\Closure(): int)|null $clock Seconds since the epoch. */
	public function __construct( private \wpdb $wpdb, ?\Closure $clock = null ) {
		$this->clock = $clock ?? time( ... );
	}

	/**
	 * Counts once more. Those who may edit forms are not counted.
	 *
	 * @param string $name What is being done, such as `submissions`.
	 * @throws TooMany When it was done `$most` times in this minute already.
	 */
	public function count( string $name, Visitor $visitor, int $most ): void {
		if ( $visitor->can( Capabilities::EDIT_FORMS ) ) {
			return;
		}
		$now    = ( $this->clock )();
		$end    = $now - $now % self::SECONDS + self::SECONDS;
		$bucket = hash( 'sha256', $name . "\n" . Network::of( $visitor->ip() ) . "\n" . $end );
		if ( $this->add( $bucket, $end, $now ) > $most ) {
			throw new TooMany( $end - $now );
		}
	}

	/** How often it was done in this minute, this time included; 0 when that could not be counted. */
	private function add( string $bucket, int $end, int $now ): int {
		$suppressed = $this->wpdb->suppress_errors();
		$table      = $this->wpdb->prefix . RateLimitTable::NAME;
		try {
			$this->wpdb->query(
				$this->wpdb->prepare( "INSERT INTO {$table} (bucket, hits, ends) VALUES (%s, 1, %d) ON DUPLICATE KEY UPDATE hits = hits + 1", $bucket, $end )
			);
			$hits = (int) $this->wpdb->get_var( $this->wpdb->prepare( "SELECT hits FROM {$table} WHERE bucket = %s", $bucket ) );
			if ( 1 === $hits ) {
				$this->wpdb->query( $this->wpdb->prepare( "DELETE FROM {$table} WHERE ends < %d", $now ) );
			}
			return $hits;
		} finally {
			$this->wpdb->suppress_errors( $suppressed );
		}
	}
}
