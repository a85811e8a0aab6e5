<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** Rows of a table, written by one query. */
final class TableRows {

	/** @param list<array<string, string|int|null>> $rows All with the same columns. */
	public static function insert( string $table, array $rows ): void {
		global $wpdb;
		if ( array() === $rows ) {
			return;
		}
		$values  = array_map(
			static fn( array $row ): string => '(' . implode( ',', array_map( self::literal( ... ), $row ) ) . ')',
			$rows
		);
		$written = $wpdb->query(
			$wpdb->remove_placeholder_escape(
				"INSERT INTO {$table} (" . implode( ',', array_keys( $rows[0] ) ) . ') VALUES '
					. implode( ',', $values )
			)
		);
		if ( count( $rows ) !== $written ) {
			throw new \RuntimeException( $wpdb->last_error );
		}
	}

	private static function literal( string|int|null $value ): string {
		return null === $value ? 'NULL' : "'" . $GLOBALS['wpdb']->_real_escape( $value ) . "'";
	}
}
