<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

use wpdb;

/**
 * Whether the database can take back what fails half way. Atoll makes its own tables so that it can; WordPress' own, of
 * logins, posts and settings, may be as old as the site.
 */
final class TransactionsHealth extends HealthCheck {

	/** Engines of MySQL and MariaDB that keep no transactions. */
	private const WITHOUT = array( 'MyISAM', 'Aria', 'MEMORY', 'CSV' );

	public function __construct( private wpdb $wpdb ) {}

	public function name(): string {
		return 'atoll_transactions';
	}

	public function label(): string {
		return __( 'Transactions', 'atoll' );
	}

	public function result(): HealthResult {
		$tables = $this->tablesWithout();
		return array() === $tables
			? HealthResult::good(
				__( 'The database takes back what fails half way', 'atoll' ),
				__( 'Nobody’s login is made or deleted by half, whatever breaks in between.', 'atoll' )
			)
			: HealthResult::recommended(
				__( 'Some tables of the database take nothing back', 'atoll' ),
				sprintf(
					/* translators: %s: names of tables. */
					__( 'These tables are of a kind that knows no transactions: %s. Enquiries are safe, but a login that is made or deleted while the database fails may be left by half. Make a backup, then ask your host to convert them to InnoDB.', 'atoll' ),
					implode( ', ', $tables )
				)
			);
	}

	/** @return list<string> */
	private function tablesWithout(): array {
		if ( ! $this->wpdb->__get( 'dbh' ) instanceof \mysqli ) {
			return array(); // SQLite, which always can.
		}
		$names = array_values( $this->wpdb->tables( 'all' ) );
		$found = $this->wpdb->get_col(
			$this->wpdb->prepare(
				'SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()'
					. ' AND TABLE_NAME IN (' . self::placeholders( $names ) . ')'
					. ' AND ENGINE IN (' . self::placeholders( self::WITHOUT ) . ') ORDER BY TABLE_NAME',
				...$names,
				...self::WITHOUT
			)
		);
		return array_values( array_filter( $found, 'is_string' ) );
	}

	/** @param list<string> $values */
	private static function placeholders( array $values ): string {
		return implode( ', ', array_fill( 0, count( $values ), '%s' ) );
	}
}
