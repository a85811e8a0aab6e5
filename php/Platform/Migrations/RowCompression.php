<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/** Compresses a table on MariaDB and MySQL, if the server supports that. */
final class RowCompression {

	/** Server variables that decide whether it does. */
	private const VARIABLES = array( 'innodb_file_per_table', 'innodb_page_size', 'innodb_read_only_compressed' );

	/** Maximum page size in bytes for compression. */
	private const LARGEST = 16384;

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * Rewrites the table; writes to it wait until that is done.
	 *
	 * @param string $table   Name with the site's prefix.
	 * @param int    $maxRows Number of rows that can be rewritten within seconds; larger tables are left as they are.
	 */
	public function apply( string $table, int $maxRows ): void {
		if ( ! $this->wpdb->__get( 'dbh' ) instanceof \mysqli || ! self::isPossible( $this->variables() ) ) {
			return;
		}
		if ( (int) $this->wpdb->get_var( "SELECT MAX( id ) FROM {$table}" ) <= $maxRows ) {
			// If the server refuses anyway, as some hosts' variants do, the table stays as it was created.
			$suppressed = $this->wpdb->suppress_errors();
			$this->wpdb->query( "ALTER TABLE {$table} ROW_FORMAT=COMPRESSED" );
			$this->wpdb->suppress_errors( $suppressed );
		}
	}

	/**
	 * Whether the server can compress tables: they need a file per table and pages of the usual size. MariaDB 10.6.0 to
	 * 10.6.5 only reads compressed tables by default.
	 *
	 * @param array<string, string> $variables Server variables by name.
	 */
	public static function isPossible( array $variables ): bool {
		return 'ON' === ( $variables['innodb_file_per_table'] ?? '' )
			&& (int) ( $variables['innodb_page_size'] ?? 0 ) <= self::LARGEST
			&& 'ON' !== ( $variables['innodb_read_only_compressed'] ?? 'OFF' );
	}

	/** @return array<string, string> */
	private function variables(): array {
		$marks  = implode( ', ', array_fill( 0, count( self::VARIABLES ), '%s' ) );
		$rows   = $this->wpdb->get_results(
			$this->wpdb->prepare( "SHOW VARIABLES WHERE Variable_name IN ({$marks})", self::VARIABLES ),
			ARRAY_A
		);
		$values = array();
		foreach ( (array) $rows as $row ) {
			$values[ (string) $row['Variable_name'] ] = (string) $row['Value'];
		}
		return $values;
	}
}
