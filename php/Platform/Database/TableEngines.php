<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use wpdb;

/** What the database keeps the tables of WordPress with. */
final class TableEngines {

	/** Of MySQL and MariaDB, those that keep no transactions. */
	private const WITHOUT_TRANSACTIONS = array( 'MyISAM', 'Aria', 'MEMORY', 'CSV' );

	public function __construct( private wpdb $wpdb ) {}

	/** @return list<string> Names of WordPress' own tables in which nothing is taken back that fails half way. */
	public function withoutTransactions(): array {
		if ( ! $this->wpdb->__get( 'dbh' ) instanceof \mysqli ) {
			return array(); // SQLite, which always can.
		}
		$names = array_values( $this->wpdb->tables( 'all' ) );
		$found = $this->wpdb->get_col(
			$this->wpdb->prepare(
				'SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()'
					. ' AND TABLE_NAME IN (' . self::placeholders( $names ) . ')'
					. ' AND ENGINE IN (' . self::placeholders( self::WITHOUT_TRANSACTIONS ) . ') ORDER BY TABLE_NAME',
				...$names,
				...self::WITHOUT_TRANSACTIONS
			)
		);
		return array_values( array_filter( $found, 'is_string' ) );
	}

	/** @param list<string> $values */
	private static function placeholders( array $values ): string {
		return implode( ', ', array_fill( 0, count( $values ), '%s' ) );
	}
}
