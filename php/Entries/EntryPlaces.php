<?php

declare( strict_types=1 );

namespace Atoll\Entries;

use Atoll\Trouble\StorageFailed;

/** Moves entries between the active ones, spam and trash, and out of the table. To be called in a transaction. */
final class EntryPlaces {

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * @param non-empty-list<int> $ids
	 * @param string              $to   active, spam or trash.
	 * @param string|null         $from Only those that are there; null means anywhere else.
	 * @return int How many were moved; those that are there already do not count.
	 * @throws StorageFailed
	 */
	public function move( array $ids, string $to, ?string $from = null ): int {
		$moved = 0;
		foreach ( $this->groups( $ids ) as $group ) {
			if ( $group['status'] !== $to && $group['status'] === ( $from ?? $group['status'] ) ) {
				$moved += $this->change( "UPDATE {$this->table()} SET status = %s, date_moved = %s WHERE status = %s AND form_number = %d AND id IN ({$this->marks( $ids )})", array( $to, gmdate( 'Y-m-d H:i:s' ), $group['status'], $group['form'], ...$ids ) );
			}
		}
		return $moved;
	}

	/**
	 * Those that are not held from deletion, and will not be before the transaction ends.
	 *
	 * @param non-empty-list<int> $ids
	 * @return list<int>
	 * @throws StorageFailed
	 */
	public function free( array $ids ): array {
		// A write that changes nothing locks the rows on every engine; SQLite knows no SELECT … FOR UPDATE.
		$this->change( "UPDATE {$this->table()} SET is_held = is_held WHERE id IN ({$this->marks( $ids )})", $ids );
		return array_map( intval( ... ), $this->wpdb->get_col( $this->wpdb->prepare( "SELECT id FROM {$this->table()} WHERE is_held = 0 AND id IN ({$this->marks( $ids )}) ORDER BY id", $ids ) ) );
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @throws StorageFailed
	 */
	public function delete( array $ids ): void {
		foreach ( $this->groups( $ids ) as $group ) {
			$this->change( "DELETE FROM {$this->table()} WHERE status = %s AND form_number = %d AND id IN ({$this->marks( $ids )})", array( $group['status'], $group['form'], ...$ids ) );
		}
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return list<array{form: int, status: string}> Where they are.
	 */
	private function groups( array $ids ): array {
		$rows = $this->wpdb->get_results( $this->wpdb->prepare( "SELECT DISTINCT form_number, status FROM {$this->table()} WHERE id IN ({$this->marks( $ids )})", $ids ), ARRAY_A ) ?? array();
		return array_map( static fn( array $row ) => array( 'form' => (int) ( $row['form_number'] ?? 0 ), 'status' => $row['status'] ?? '' ), $rows );
	}

	/** @param list<string|int> $values */
	private function change( string $sql, array $values ): int {
		$done = $this->wpdb->query( $this->wpdb->prepare( $sql, $values ) );
		return is_int( $done ) ? $done : throw new StorageFailed( "entries: {$this->wpdb->last_error}" );
	}

	/** @param non-empty-list<int> $ids */
	private function marks( array $ids ): string {
		return implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
	}

	private function table(): string {
		return $this->wpdb->prefix . EntriesTable::NAME;
	}
}
