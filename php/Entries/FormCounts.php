<?php

declare( strict_types=1 );

namespace Atoll\Entries;

/** How many entries forms have: spam and the trash left out. */
final class FormCounts {

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * Of several forms in one query.
	 *
	 * @param list<int> $numbers
	 * @return array<int, array{total: int, unread: int}> By form number; forms without entries are not in it.
	 */
	public function of( array $numbers ): array {
		if ( array() === $numbers ) {
			return array();
		}
		$marks  = implode( ', ', array_fill( 0, count( $numbers ), '%d' ) );
		$table  = $this->wpdb->prefix . EntriesTable::NAME;
		$rows   = $this->wpdb->get_results( $this->wpdb->prepare( "SELECT form_number, COUNT(*) AS total, SUM(is_read = 0) AS unread FROM {$table} WHERE status = 'active' AND form_number IN ({$marks}) GROUP BY form_number", ...$numbers ), ARRAY_A );
		$counts = array();
		foreach ( (array) $rows as $row ) {
			$counts[ (int) $row['form_number'] ] = array( 'total' => (int) $row['total'], 'unread' => (int) $row['unread'] );
		}
		return $counts;
	}
}
