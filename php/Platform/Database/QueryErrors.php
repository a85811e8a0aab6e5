<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use Atoll\Platform\Errors\ErrorLog;

/** Logs database errors without what people typed; WordPress itself logs the whole query with all values. */
final class QueryErrors {

	/** Errors after which a write is retried, or that reveal a duplicate. The code that gives up logs them. */
	private const EXPECTED = '/^(?:Duplicate entry|Deadlock|Lock wait|Record has changed)|UNIQUE constraint|is locked/i';

	private const TABLE = '/\b(?:INTO|FROM|UPDATE|TABLE)\s+[`"]?(\w+)/i';

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function withoutValues( callable $work ): mixed {
		global $wpdb, $EZSQL_ERROR;
		/** @var \wpdb $wpdb */
		$before     = count( (array) $EZSQL_ERROR );
		$suppressed = $wpdb->suppress_errors();
		try {
			return $work();
		} finally {
			$wpdb->suppress_errors( $suppressed );
			if ( ! $suppressed ) {
				array_map( $this->log( ... ), array_slice( (array) $EZSQL_ERROR, $before ) );
			}
		}
	}

	private function log( mixed $error ): void {
		$query   = is_array( $error ) && is_string( $error['query'] ?? null ) ? $error['query'] : '';
		$message = is_array( $error ) && is_string( $error['error_str'] ?? null ) ? $error['error_str'] : '';
		if ( 1 !== preg_match( self::EXPECTED, $message ) ) {
			$table = 1 === preg_match( self::TABLE, $query, $found ) ? $found[1] : 'a table';
			( new ErrorLog() )->note( "the database refused a query of {$table}: {$message}" );
		}
	}
}
