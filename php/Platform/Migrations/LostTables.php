<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/**
 * Creates lost tables that need no backup, at the end of the first request that misses one. A restored backup may lack
 * them. Until the daily job, password guesses would not be slowed down, and forms with a captcha would not send.
 */
final class LostTables {

	/** Error messages of MariaDB and MySQL, and of SQLite. */
	private const MISSING = "/atoll_\w+['`\"]* doesn't exist|no such table: \S*atoll_/i";

	public function __construct( private TableRepair $repair, private \wpdb $wpdb ) {}

	public function replace(): void {
		foreach ( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ) as $error ) {
			$message = is_array( $error ) ? $error['error_str'] ?? '' : '';
			if ( is_string( $message ) && 1 === preg_match( self::MISSING, $message ) ) {
				// PHP may have stopped within a transaction; creating a table would commit what was written in it.
				$this->wpdb->query( 'ROLLBACK' );
				$this->repair->replaceLost();
				return;
			}
		}
	}
}
