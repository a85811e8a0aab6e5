<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

/**
 * A lock that works on every database: a row in the options table, taken by its unique name. It stores its time of
 * expiry, so that a killed process blocks nobody after that.
 */
final class OptionLock {

	/** Maximum difference in seconds between the clocks of several web servers. */
	public const CLOCK_TOLERANCE = 300;

	private string $token = '';

	/** @param int $seconds Seconds after which a holder that does not renew the lock counts as dead. */
	public function __construct( private \wpdb $wpdb, private string $name, private int $seconds = 120 ) {}

	/** Returns true if this process now holds the lock. */
	public function acquire(): bool {
		$token = $this->newToken();
		if ( $this->insert( $token ) || $this->takeOver( $token ) ) {
			$this->token = $token;
			return true;
		}
		return false;
	}

	/** Extends a held lock; returns false if another process has taken it over. */
	public function renew(): bool {
		$token = $this->newToken();
		if ( ! $this->replace( $this->token, $token ) ) {
			return false;
		}
		$this->token = $token;
		return true;
	}

	public function release(): void {
		$this->wpdb->query(
			$this->wpdb->prepare( "DELETE FROM {$this->wpdb->options} WHERE option_name = %s AND option_value = %s", $this->name, $this->token )
		);
	}

	private function insert( string $token ): bool {
		return 1 === $this->wpdb->query(
			$this->wpdb->prepare( "INSERT IGNORE INTO {$this->wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')", $this->name, $token )
		);
	}

	/** Takes over an expired lock. Compares and sets, so that only one of two processes gets it. */
	private function takeOver( string $token ): bool {
		$current = (string) $this->wpdb->get_var(
			$this->wpdb->prepare( "SELECT option_value FROM {$this->wpdb->options} WHERE option_name = %s", $this->name )
		);
		// A lock that ends later than possible was taken while the server's clock was ahead.
		if ( (int) $current > time() && (int) $current <= time() + $this->seconds + self::CLOCK_TOLERANCE ) {
			return false;
		}
		return $this->replace( $current, $token );
	}

	private function replace( string $current, string $token ): bool {
		return 1 === $this->wpdb->query(
			$this->wpdb->prepare( "UPDATE {$this->wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s", $token, $this->name, $current )
		);
	}

	private function newToken(): string {
		return ( time() + $this->seconds ) . ' ' . bin2hex( random_bytes( 8 ) );
	}
}
