<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/** Ids of a table that a site's other tables still refer to, even if the table is lost. */
final class TakenIds {

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * @param string       $prefix  Start of the names of the tables.
	 * @param list<string> $columns Columns that hold such ids, in any table.
	 * @return int 0 if there are none.
	 * @throws \RuntimeException When a query fails.
	 */
	public function highest( string $prefix, array $columns ): int {
		$highest = 0;
		foreach ( $this->first( "SHOW TABLES LIKE '{$this->wpdb->esc_like( $prefix )}%'" ) as $table ) {
			foreach ( array_intersect( $this->first( "SHOW COLUMNS FROM {$table}" ), $columns ) as $column ) {
				$highest = max( $highest, (int) $this->first( "SELECT MAX({$column}) FROM {$table}" )[0] );
			}
		}
		return $highest;
	}

	/**
	 * @param string $query Contains only our own names.
	 * @return list<string> The first column of the result.
	 */
	private function first( string $query ): array {
		$values = $this->wpdb->get_col( $query );
		return '' === $this->wpdb->last_error
			? array_map( strval( ... ), $values )
			: throw new \RuntimeException( "Ids could not be looked up: {$this->wpdb->last_error}" );
	}
}
