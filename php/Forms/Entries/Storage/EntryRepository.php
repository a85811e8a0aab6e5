<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Search\EntryFinder;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Reads the entries table, and writes owners and flags; {@see SubmittedEntries} writes answers.
 */
final class EntryRepository {

	public function __construct( private Queries $queries, private EntryFinder $finder ) {}

	public function find( int $id ): ?Entry {
		$row = $this->queries->row( 'SELECT * FROM {atoll_entries} WHERE id = %d', $id );
		return null === $row ? null : Entry::fromRow( $row );
	}

	/**
	 * An entry of this user; the query is the same whether it is theirs, another's or nobody's.
	 *
	 * @param int $user User id, not 0.
	 */
	public function findOwn( int $id, int $user ): ?Entry {
		$row = $this->queries->row(
			'SELECT * FROM {atoll_entries} WHERE id = %d AND created_by = %d AND status IN (%s)',
			$id,
			$user,
			EntryCriteria::OWNER_STATUSES
		);
		return null === $row ? null : Entry::fromRow( $row );
	}

	/**
	 * Those of these ids that exist, whatever their status.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 * @throws StorageFailed When the database fails: files of entries that do not exist are deleted.
	 */
	public function existing( array $ids ): array {
		return array() === $ids
			? array()
			: array_map(
				intval( ... ),
				$this->queries->column( 'SELECT id FROM {atoll_entries} WHERE id IN (%d)', $ids )
			);
	}

	/**
	 * Sets the owner of an entry that has none. Its answers and its version stay as they are.
	 *
	 * @return bool False when it belongs to somebody, or is gone.
	 * @throws StorageFailed
	 */
	public function setOwner( int $id, int $user ): bool {
		return 1 === $this->queries->write(
			'UPDATE {atoll_entries} SET created_by = %d WHERE id = %d AND created_by = 0',
			$user,
			$id
		);
	}

	/**
	 * Removes the owner from all entries of a user, in whatever status.
	 *
	 * @throws StorageFailed
	 */
	public function removeOwner( int $user ): void {
		if ( $user > 0 ) {
			$this->queries->write( 'UPDATE {atoll_entries} SET created_by = 0 WHERE created_by = %d', $user );
		}
	}

	/** @return list<Entry> */
	public function list( EntryCriteria $criteria ): array {
		return array_map( Entry::fromRow( ... ), $this->finder->rows( EntryFinder::COLUMNS, $criteria ) );
	}

	/** @return list<EntrySummary> The same without their answers, which may be long. */
	public function summaries( EntryCriteria $criteria ): array {
		return array_map(
			EntrySummary::fromRow( ... ),
			$this->finder->rows( 'id, form_number, date_created, date_updated, source_url', $criteria )
		);
	}

	/**
	 * @param int|null $max Counts no further, for very long lists: one more than this means "more than".
	 * @return int Limit and offset are ignored.
	 */
	public function count( EntryCriteria $criteria, ?int $max = null ): int {
		return $this->finder->count( $criteria, $max );
	}

	/**
	 * All of them, in batches: limit and offset are ignored.
	 *
	 * @return \Generator<int, Entry>
	 */
	public function stream( EntryCriteria $criteria ): \Generator {
		foreach ( $this->finder->each( $criteria ) as $row ) {
			yield Entry::fromRow( $row );
		}
	}

	/**
	 * Null leaves a flag as it is.
	 *
	 * @param list<int> $ids
	 * @return int How many of these exist.
	 * @throws StorageFailed
	 */
	public function setFlags( array $ids, ?bool $read = null, ?bool $starred = null, ?bool $held = null ): int {
		$flags = array_filter(
			array( 'is_read' => $read, 'is_starred' => $starred, 'is_held' => $held ),
			is_bool( ... )
		);
		$sets  = implode( ', ', array_map( static fn( string $column ) => "{$column} = %d", array_keys( $flags ) ) );
		if ( array() === $ids || array() === $flags ) {
			return 0;
		}
		$this->queries->write(
			"UPDATE {atoll_entries} SET {$sets} WHERE id IN (%d)",
			...array_map( intval( ... ), array_values( $flags ) ),
			...array( $ids )
		);
		return count( $this->existing( $ids ) );
	}

	/**
	 * Ids of this user's entries.
	 *
	 * @param int $user User id, not 0.
	 * @return array<int, list<int>> Ids by the form's number, newest first.
	 */
	public function idsOf( int $user ): array {
		$rows = $this->queries->rows(
			'SELECT id, form_number FROM {atoll_entries} WHERE created_by = %d AND status IN (%s) ORDER BY id DESC',
			$user,
			EntryCriteria::OWNER_STATUSES
		);
		$ids  = array();
		foreach ( $rows as $row ) {
			$ids[ (int) $row['form_number'] ][] = (int) $row['id'];
		}
		return $ids;
	}
}
