<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Platform\Database\Queries;

/** Counts entries of forms, without spam and trash. */
final class EntryCounts {

	public function __construct( private Queries $queries ) {}

	/**
	 * Counts entries of several forms. Reads only indexes, not rows.
	 *
	 * @param list<int> $numbers
	 * @return array<int, array{total: int, unread: int}> By form number; forms without entries are left out.
	 */
	public function count( array $numbers ): array {
		$unread = $this->grouped( 'status_read', 'AND is_read = 0', $numbers );
		$counts = array();
		foreach ( $this->totals( $numbers ) as $number => $total ) {
			$counts[ $number ] = array( 'total' => $total, 'unread' => $unread[ $number ] ?? 0 );
		}
		return $counts;
	}

	/**
	 * @param list<int> $numbers
	 * @return array<int, int> By form number; forms without entries are left out.
	 */
	public function totals( array $numbers ): array {
		return $this->grouped( 'form_status_id', '', $numbers );
	}

	/**
	 * @param literal-string $index
	 * @param literal-string $condition Additional SQL condition.
	 * @param list<int>      $numbers
	 * @return array<int, int>
	 */
	private function grouped( string $index, string $condition, array $numbers ): array {
		if ( array() === $numbers ) {
			return array();
		}
		$rows   = $this->queries->rows(
			"SELECT form_number, COUNT(*) AS entries FROM {atoll_entries} FORCE INDEX ({$index})
			WHERE status = 'active' {$condition} AND form_number IN (%d) GROUP BY form_number",
			$numbers
		);
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ (int) $row['form_number'] ] = (int) $row['entries'];
		}
		return $counts;
	}
}
