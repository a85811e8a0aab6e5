<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/** Lets MariaDB and MySQL keep a table compressed, where they can. Where they cannot, it stays as it is. */
final class RowCompression {

	/** What decides whether they can. */
	private const VARIABLES = array( 'innodb_file_per_table', 'innodb_page_size', 'innodb_read_only_compressed' );

	/** Bytes of a page, beyond which none is compressed. */
	private const LARGEST = 16384;

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * Rewrites the table; whoever writes to it waits meanwhile.
	 *
	 * @param string $table   With the site's prefix.
	 * @param int    $maxRows Rows that are rewritten within seconds; a table that had more is left to its owner.
	 */
	public function apply( string $table, int $maxRows ): void {
		if ( ! $this->wpdb->__get( 'dbh' ) instanceof \mysqli || ! self::isPossible( $this->variables() ) ) {
			return;
		}
		if ( (int) $this->wpdb->get_var( "SELECT MAX( id ) FROM {$table}" ) <= $maxRows ) {
			// A server that refuses all the same, as hosts' own kinds do, keeps the table as it made it.
			$suppressed = $this->wpdb->suppress_errors();
			$this->wpdb->query( "ALTER TABLE {$table} ROW_FORMAT=COMPRESSED" );
			$this->wpdb->suppress_errors( $suppressed );
		}
	}

	/**
	 * Compressed tables need a file of their own and pages of the usual size; MariaDB 10.6.0 to 10.6.5 only reads them,
	 * unless it is told otherwise.
	 *
	 * @param array<string, string> $variables Of the server, by name.
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
