<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/**
 * Makes tables anew that need no backup, at the end of the first request that met none: a backup may have left them
 * out, and until the daily job nobody who guesses passwords would be slowed down, nor would a form with a captcha send.
 */
final class LostTables {

	/** What MariaDB and MySQL say, and what SQLite does. */
	private const MISSING = "/atoll_\w+['`\"]* doesn't exist|no such table: \S*atoll_/i";

	public function __construct( private TableRepair $repair, private \wpdb $wpdb ) {}

	public function replace(): void {
		foreach ( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ) as $error ) {
			$message = is_array( $error ) ? $error['error_str'] ?? '' : '';
			if ( is_string( $message ) && 1 === preg_match( self::MISSING, $message ) ) {
				// PHP may have died in a transaction, of which a new table would keep what was written by then.
				$this->wpdb->query( 'ROLLBACK' );
				$this->repair->replaceLost();
				return;
			}
		}
	}
}
