<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use wpdb;

/** Storage engines of WordPress' tables. */
final class TableEngines {

	/** Engines of MySQL and MariaDB without transactions. */
	private const WITHOUT_TRANSACTIONS = array( 'MyISAM', 'Aria', 'MEMORY', 'CSV' );

	public function __construct( private wpdb $wpdb, private Queries $queries ) {}

	/**
	 * @return list<string> Names of WordPress' own tables that cannot roll back.
	 * @throws \Atoll\Platform\Errors\ReadFailed
	 */
	public function withoutTransactions(): array {
		if ( ! $this->wpdb->__get( 'dbh' ) instanceof \mysqli ) {
			return array(); // SQLite always supports transactions.
		}
		return $this->queries->column(
			'SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN (%s)'
				. ' AND ENGINE IN (%s) ORDER BY TABLE_NAME',
			array_values( $this->wpdb->tables( 'all' ) ),
			self::WITHOUT_TRANSACTIONS
		);
	}
}
