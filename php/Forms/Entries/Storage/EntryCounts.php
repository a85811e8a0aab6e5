<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

/** How many entries forms have: spam and the trash left out. */
final class EntryCounts {

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * Of several forms at once, from indexes alone: rows are not read.
	 *
	 * @param list<int> $numbers
	 * @return array<int, array{total: int, unread: int}> By form number; forms without entries are not in it.
	 */
	public function of( array $numbers ): array {
		$unread = $this->grouped( 'status_read', 'AND is_read = 0', $numbers );
		$counts = array();
		foreach ( $this->totals( $numbers ) as $number => $total ) {
			$counts[ $number ] = array( 'total' => $total, 'unread' => $unread[ $number ] ?? 0 );
		}
		return $counts;
	}

	/**
	 * @param list<int> $numbers
	 * @return array<int, int> By form number; forms without entries are not in it.
	 */
	public function totals( array $numbers ): array {
		return $this->grouped( 'form_status_id', '', $numbers );
	}

	/**
	 * @param literal-string $index
	 * @param literal-string $condition Further SQL for what is counted.
	 * @param list<int>      $numbers
	 * @return array<int, int>
	 */
	private function grouped( string $index, string $condition, array $numbers ): array {
		if ( array() === $numbers ) {
			return array();
		}
		$placeholders = implode( ', ', array_fill( 0, count( $numbers ), '%d' ) );
		$table        = $this->wpdb->prefix . EntriesTable::NAME;
		$rows         = $this->wpdb->get_results( $this->wpdb->prepare( "SELECT form_number, COUNT(*) AS entries FROM {$table} FORCE INDEX ({$index}) WHERE status = 'active' {$condition} AND form_number IN ({$placeholders}) GROUP BY form_number", ...$numbers ), ARRAY_A );
		$counts       = array();
		foreach ( (array) $rows as $row ) {
			$counts[ (int) $row['form_number'] ] = (int) $row['entries'];
		}
		return $counts;
	}
}
