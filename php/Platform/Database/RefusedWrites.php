<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use Atoll\Platform\Errors\StorageFailed;

/** Detects writes that the database refuses within WordPress' own functions, which ignore that and report success. */
final class RefusedWrites {

	private const WRITE = '/^\s*(?:INSERT\s+(?:IGNORE\s+)?INTO|REPLACE\s+INTO|UPDATE|DELETE\s+FROM)\s+`?(\w+)/i';

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * @template T
	 * @param list<string>  $tables Full names of the tables to watch; those of other plugins are not our concern.
	 * @param callable(): T $work   Runs in a transaction, so that its earlier writes can be rolled back.
	 * @return T
	 * @throws StorageFailed At the next query, or at the end of the work.
	 */
	public function stop( array $tables, callable $work ): mixed {
		$last  = '';
		$watch = function ( string $sql ) use ( &$last, $tables ): string {
			$this->check( $last, $tables );
			$last = $sql;
			return $sql;
		};
		add_filter( 'query', $watch, PHP_INT_MIN );
		try {
			$result = $work();
			$this->check( $last, $tables );
			return $result;
		} finally {
			remove_filter( 'query', $watch, PHP_INT_MIN );
		}
	}

	/** @param list<string> $tables */
	private function check( string $last, array $tables ): void {
		if (
			'' !== $this->wpdb->last_error && 1 === preg_match( self::WRITE, $last, $found )
				&& in_array( $found[1], $tables, true )
		) {
			throw new StorageFailed( "{$found[1]}: {$this->wpdb->last_error}" );
		}
	}
}
