<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Platform\Errors\StorageFailed;

/** Moves entries between the active ones, spam and trash, and out of the table. To be called in a transaction. */
final class EntryStatusChanges {

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * @param non-empty-list<int> $ids
	 * @param string              $to   active, spam or trash.
	 * @param string|null         $from Only those that are there; null means anywhere else.
	 * @return array<string, non-empty-list<int>> Those that were moved, by where they were.
	 * @throws StorageFailed
	 */
	public function move( array $ids, string $to, ?string $from = null ): array {
		$moved = array();
		foreach ( $this->held( $ids ) as $status => $forms ) {
			foreach ( $status === $to || $status !== ( $from ?? $status ) ? array() : $forms as $form => $group ) {
				$this->change( "UPDATE {$this->table()} SET status = %s, date_moved = %s WHERE status = %s AND form_number = %d AND id IN ({$this->marks( $group )})", array( $to, gmdate( 'Y-m-d H:i:s' ), $status, $form, ...$group ) );
				$moved[ $status ] = array( ...( $moved[ $status ] ?? array() ), ...$group );
			}
		}
		return $moved;
	}

	/**
	 * Those that are not held from deletion; their rows are locked, so that nobody sets that before this transaction
	 * ends.
	 *
	 * @param non-empty-list<int>    $ids
	 * @param non-empty-list<string> $from Statuses that they may have.
	 * @return array<int, int> Number of each one's form, by id.
	 * @throws StorageFailed
	 */
	public function free( array $ids, array $from ): array {
		// A write that changes nothing locks the rows on every engine.
		$this->change( "UPDATE {$this->table()} SET is_held = is_held WHERE id IN ({$this->marks( $ids )})", $ids );
		$rows = (array) $this->wpdb->get_results( $this->wpdb->prepare( "SELECT id, form_number FROM {$this->table()} WHERE is_held = 0 AND id IN ({$this->marks( $ids )}) AND status IN ({$this->marks( $from, '%s' )}) ORDER BY id", ...$ids, ...$from ), ARRAY_A );
		$forms = array();
		foreach ( $rows as $row ) {
			$forms[ (int) $row['id'] ] = (int) $row['form_number'];
		}
		return $forms;
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return int How many there were.
	 * @throws StorageFailed
	 */
	public function delete( array $ids ): int {
		$gone = 0;
		foreach ( $this->held( $ids ) as $status => $forms ) {
			foreach ( $forms as $form => $group ) {
				$gone += $this->change( "DELETE FROM {$this->table()} WHERE status = %s AND form_number = %d AND id IN ({$this->marks( $group )})", array( $status, $form, ...$group ) );
			}
		}
		return $gone;
	}

	/**
	 * Their status, locked until this transaction ends. A write that changes nothing locks rows on every engine, and
	 * what is read after it includes what an earlier transaction has committed.
	 *
	 * @param non-empty-list<int> $ids
	 * @return array<string, array<int, non-empty-list<int>>> By status and form.
	 */
	private function held( array $ids ): array {
		$this->change( "UPDATE {$this->table()} SET version = version WHERE id IN ({$this->marks( $ids )})", $ids );
		$rows = $this->wpdb->get_results( $this->wpdb->prepare( "SELECT id, form_number, status FROM {$this->table()} WHERE id IN ({$this->marks( $ids )}) ORDER BY id", $ids ), ARRAY_A ) ?? array();
		$held = array();
		foreach ( $rows as $row ) {
			$held[ (string) ( $row['status'] ?? '' ) ][
				(int) ( $row['form_number'] ?? 0 )
			][] = (int) ( $row['id'] ?? 0 );
		}
		return $held;
	}

	/** @param list<string|int> $values */
	private function change( string $sql, array $values ): int {
		$done = $this->wpdb->query( $this->wpdb->prepare( $sql, $values ) );
		return is_int( $done ) ? $done : throw new StorageFailed( "entries: {$this->wpdb->last_error}" );
	}

	/** @param non-empty-list<int|string> $values */
	private function marks( array $values, string $mark = '%d' ): string {
		return implode( ', ', array_fill( 0, count( $values ), $mark ) );
	}

	private function table(): string {
		return $this->wpdb->prefix . EntriesTable::NAME;
	}
}
