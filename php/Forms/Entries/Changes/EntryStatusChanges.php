<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/** Changes the status of entries in the table (active, spam or trash), and deletes them. Call in a transaction. */
final class EntryStatusChanges {

	public function __construct( private Queries $queries ) {}

	/**
	 * @param non-empty-list<int> $ids
	 * @param string              $to   active, spam or trash.
	 * @param string|null         $from Moves only entries with this status; null for any other than `$to`.
	 * @return array<string, non-empty-list<int>> Ids of the moved entries, by their previous status.
	 * @throws StorageFailed
	 */
	public function move( array $ids, string $to, ?string $from = null ): array {
		$moved = array();
		foreach ( $this->lock( $ids ) as $status => $forms ) {
			foreach ( $status === $to || $status !== ( $from ?? $status ) ? array() : $forms as $form => $group ) {
				$this->queries->write(
					'UPDATE {atoll_entries} SET status = %s, date_moved = %s WHERE status = %s AND form_number = %d AND id IN (%d)',
					$to,
					gmdate( 'Y-m-d H:i:s' ),
					$status,
					$form,
					$group
				);
				$moved[ $status ] = array( ...( $moved[ $status ] ?? array() ), ...$group );
			}
		}
		return $moved;
	}

	/**
	 * Returns the entries that are not held from deletion. Their rows are locked, so that nobody can hold them before
	 * this transaction ends.
	 *
	 * @param non-empty-list<int>    $ids
	 * @param non-empty-list<string> $from Statuses that entries may have.
	 * @return array<int, int> Form numbers by entry id.
	 * @throws StorageFailed
	 */
	public function lockDeletable( array $ids, array $from ): array {
		// A write that changes nothing locks the rows on every engine.
		$this->queries->write( 'UPDATE {atoll_entries} SET is_held = is_held WHERE id IN (%d)', $ids );
		$rows  = $this->queries->rows(
			'SELECT id, form_number FROM {atoll_entries} WHERE is_held = 0 AND id IN (%d) AND status IN (%s) ORDER BY id',
			$ids,
			$from
		);
		$forms = array();
		foreach ( $rows as $row ) {
			$forms[ (int) $row['id'] ] = (int) $row['form_number'];
		}
		return $forms;
	}

	/**
	 * @param non-empty-list<int> $ids
	 * @return int Number of deleted entries.
	 * @throws StorageFailed
	 */
	public function delete( array $ids ): int {
		$deleted = 0;
		foreach ( $this->lock( $ids ) as $status => $forms ) {
			foreach ( $forms as $form => $group ) {
				$deleted += $this->queries->write(
					'DELETE FROM {atoll_entries} WHERE status = %s AND form_number = %d AND id IN (%d)',
					$status,
					$form,
					$group
				);
			}
		}
		return $deleted;
	}

	/**
	 * Locks the entries until this transaction ends, and reads their status. A write that changes nothing locks rows on
	 * every engine, and a read after it includes what earlier transactions have committed.
	 *
	 * @param non-empty-list<int> $ids
	 * @return array<string, array<int, non-empty-list<int>>> Entry ids by status and form number.
	 */
	private function lock( array $ids ): array {
		$this->queries->write( 'UPDATE {atoll_entries} SET version = version WHERE id IN (%d)', $ids );
		$rows   = $this->queries->rows(
			'SELECT id, form_number, status FROM {atoll_entries} WHERE id IN (%d) ORDER BY id',
			$ids
		);
		$locked = array();
		foreach ( $rows as $row ) {
			$locked[ (string) $row['status'] ][ (int) $row['form_number'] ][] = (int) $row['id'];
		}
		return $locked;
	}
}
