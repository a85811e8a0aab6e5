<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/** Removes Atoll's options: everything whose name begins with atoll_. */
final class OptionRemoval {

	private const PREFIXES = array( 'atoll_', '_transient_atoll_', '_transient_timeout_atoll_' );

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * Removes options through WordPress' functions, which clear its caches.
	 *
	 * @param list<string> $except Names to keep.
	 */
	public function remove( array $except = array() ): void {
		foreach ( self::PREFIXES as $prefix ) {
			$names = $this->wpdb->get_col(
				$this->wpdb->prepare(
					'SELECT option_name FROM %i WHERE option_name LIKE %s',
					$this->wpdb->options,
					$this->wpdb->esc_like( $prefix ) . '%'
				)
			);
			array_map( static fn( mixed $name ) => delete_option( (string) $name ), array_diff( $names, $except ) );
		}
	}
}
