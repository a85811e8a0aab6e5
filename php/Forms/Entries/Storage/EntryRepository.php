<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Search\EntryFinder;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/** Reads the table of entries, and writes owners and flags. {@see SubmittedEntries} writes answers. */
final class EntryRepository {

	public function __construct( private Queries $queries, private EntryFinder $finder ) {}

	public function find( int $id ): ?Entry {
		$row = $this->queries->row( 'SELECT * FROM {atoll_entries} WHERE id = %d', $id );
		return null === $row ? null : Entry::fromRow( $row );
	}

	/**
	 * Returns a user's own entry. The query is the same whether the entry is theirs, somebody else's or does not exist.
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
	 * Returns those of these ids that exist, in any status.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 * @throws StorageFailed If the query fails: the caller deletes files of entries that do not exist.
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
	 * Sets the owner of an entry that has none. Its answers and version do not change.
	 *
	 * @return bool False if the entry belongs to somebody, or does not exist.
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
	 * Removes the owner from all entries of a user, in any status.
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

	/** @return list<EntrySummary> The same entries without their answers, which may be long. */
	public function summaries( EntryCriteria $criteria ): array {
		return array_map(
			EntrySummary::fromRow( ... ),
			$this->finder->rows( 'id, form_number, date_created, date_updated, source_url', $criteria )
		);
	}

	/**
	 * @param int|null $max Maximum to count to, for very long lists; one more means "more than".
	 * @return int Number of entries; limit and offset are ignored.
	 */
	public function count( EntryCriteria $criteria, ?int $max = null ): int {
		return $this->finder->count( $criteria, $max );
	}

	/**
	 * Returns all entries, read in batches; limit and offset are ignored.
	 *
	 * @return \Generator<int, Entry>
	 */
	public function stream( EntryCriteria $criteria ): \Generator {
		foreach ( $this->finder->each( $criteria ) as $row ) {
			yield Entry::fromRow( $row );
		}
	}

	/**
	 * Sets flags. Null leaves a flag as it is.
	 *
	 * @param list<int> $ids
	 * @return int Number of these entries that exist.
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
	 * Returns the ids of a user's entries.
	 *
	 * @param int $user User id, not 0.
	 * @return array<int, list<int>> Ids by form number, newest first.
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
