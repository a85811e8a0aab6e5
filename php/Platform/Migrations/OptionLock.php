<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/**
 * A lock that every database has: one row of the options table, taken by its unique name.
 * It carries its end, so that a killed process holds nobody up for longer than that.
 */
final class OptionLock {

	/** Seconds by which the clocks of several web servers may differ. */
	private const APART = 300;

	private string $mark = '';

	/** @param int $seconds How long a holder may be silent before it counts as dead. */
	public function __construct( private \wpdb $wpdb, private string $name, private int $seconds = 120 ) {}

	/** True when this process now holds the lock. */
	public function take(): bool {
		$mark = $this->mark();
		if ( $this->insert( $mark ) || $this->takeOver( $mark ) ) {
			$this->mark = $mark;
			return true;
		}
		return false;
	}

	/** Anew from now on, of one that is held; false when another process took it over meanwhile. */
	public function prolong(): bool {
		$mark = $this->mark();
		if ( ! $this->replace( $this->mark, $mark ) ) {
			return false;
		}
		$this->mark = $mark;
		return true;
	}

	public function release(): void {
		$this->wpdb->query(
			$this->wpdb->prepare( "DELETE FROM {$this->wpdb->options} WHERE option_name = %s AND option_value = %s", $this->name, $this->mark )
		);
	}

	private function insert( string $mark ): bool {
		return 1 === $this->wpdb->query(
			$this->wpdb->prepare( "INSERT IGNORE INTO {$this->wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')", $this->name, $mark )
		);
	}

	/** Compare and set, so that of two processes that see a dead lock one gets it. */
	private function takeOver( string $mark ): bool {
		$held = (string) $this->wpdb->get_var(
			$this->wpdb->prepare( "SELECT option_value FROM {$this->wpdb->options} WHERE option_name = %s", $this->name )
		);
		// One that ends later than any could was taken while the server's clock was ahead.
		if ( (int) $held > time() && (int) $held <= time() + $this->seconds + self::APART ) {
			return false;
		}
		return $this->replace( $held, $mark );
	}

	private function replace( string $held, string $mark ): bool {
		return 1 === $this->wpdb->query(
			$this->wpdb->prepare( "UPDATE {$this->wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s", $mark, $this->name, $held )
		);
	}

	private function mark(): string {
		return ( time() + $this->seconds ) . ' ' . bin2hex( random_bytes( 8 ) );
	}
}
