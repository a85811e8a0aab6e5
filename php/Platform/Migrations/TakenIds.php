<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/** Ids that the tables of a site know of another one, which may be gone. */
final class TakenIds {

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * @param string       $prefix  What the names of the tables begin with.
	 * @param list<string> $columns Those that hold such ids, in whichever table.
	 * @return int 0 for none.
	 * @throws \RuntimeException When the database does not tell.
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
	 * @param string $query Of names of ours alone.
	 * @return list<string> Its first column.
	 */
	private function first( string $query ): array {
		$values = $this->wpdb->get_col( $query );
		return '' === $this->wpdb->last_error
			? array_map( strval( ... ), $values )
			: throw new \RuntimeException( "Ids could not be looked up: {$this->wpdb->last_error}" );
	}
}
