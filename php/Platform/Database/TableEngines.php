<?php

declare( strict_types=1 );

namespace Atoll\Platform\Database;

use wpdb;

/** What the database keeps the tables of WordPress with. */
final class TableEngines {

	/** Of MySQL and MariaDB, those that keep no transactions. */
	private const WITHOUT_TRANSACTIONS = array( 'MyISAM', 'Aria', 'MEMORY', 'CSV' );

	public function __construct( private wpdb $wpdb, private Queries $queries ) {}

	/**
	 * @return list<string> Names of WordPress' own tables in which nothing is taken back that fails half way.
	 * @throws \Atoll\Platform\Errors\ReadFailed
	 */
	public function withoutTransactions(): array {
		if ( ! $this->wpdb->__get( 'dbh' ) instanceof \mysqli ) {
			return array(); // SQLite, which always can.
		}
		return $this->queries->column(
			'SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN (%s)'
				. ' AND ENGINE IN (%s) ORDER BY TABLE_NAME',
			array_values( $this->wpdb->tables( 'all' ) ),
			self::WITHOUT_TRANSACTIONS
		);
	}
}
