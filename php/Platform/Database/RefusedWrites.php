<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use Atoll\Platform\Errors\StorageFailed;

/**
 * Notices a write that the database refused within work of WordPress' own, which goes on as if nothing were and says
 * that it is done.
 */
final class RefusedWrites {

	private const WRITE = '/^\s*(?:INSERT\s+(?:IGNORE\s+)?INTO|REPLACE\s+INTO|UPDATE|DELETE\s+FROM)\s+`?(\w+)/i';

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * @template T
	 * @param list<string>  $tables Whole names of those whose writes count: other plugins' are their own business.
	 * @param callable(): T $work   In a transaction, which takes back what came before.
	 * @return T
	 * @throws StorageFailed At the next query, or when the work is done.
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
