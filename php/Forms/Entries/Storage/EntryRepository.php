<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Search\EntryFinder;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Reads the entries table, and writes what changes of entries beside their answers; {@see SubmittedEntries} writes
 * these.
 */
final class EntryRepository {

	public function __construct( private \wpdb $wpdb, private EntryFinder $finder ) {}

	public function find( int $id ): ?Entry {
		$row = $this->wpdb->get_row(
			$this->wpdb->prepare( "SELECT * FROM {$this->table()} WHERE id = %d", $id ),
			ARRAY_A
		);
		return is_array( $row ) ? Entry::fromRow( $row ) : null;
	}

	/**
	 * An entry of this person's; what is asked of the database is the same whether it is theirs, another's or nobody's.
	 *
	 * @param int $user User id, not 0.
	 */
	public function findOwn( int $id, int $user ): ?Entry {
		$statuses = EntryCriteria::OF_OWNERS;
		$row      = $this->wpdb->get_row(
			$this->wpdb->prepare( "SELECT * FROM {$this->table()} WHERE id = %d AND created_by = %d AND status IN ({$this->marks( $statuses, '%s' )})", $id, $user, ...$statuses ),
			ARRAY_A
		);
		return is_array( $row ) ? Entry::fromRow( $row ) : null;
	}

	/**
	 * Those of these ids that there are, whatever their status.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 * @throws StorageFailed Where the database does not say: what belongs to no entry is deleted.
	 */
	public function existing( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$found = $this->wpdb->get_col(
			$this->wpdb->prepare( "SELECT id FROM {$this->table()} WHERE id IN ({$this->marks( $ids, '%d' )})", $ids )
		);
		return '' === $this->wpdb->last_error
			? array_map( intval( ... ), $found )
			: throw new StorageFailed( "existing entries: {$this->wpdb->last_error}" );
	}

	/**
	 * Sets the owner of an entry that has none. Its answers and its version stay as they are.
	 *
	 * @return bool False when it belongs to somebody, or is gone.
	 * @throws StorageFailed
	 */
	public function give( int $id, int $user ): bool {
		$done = $this->wpdb->query(
			$this->wpdb->prepare(
				"UPDATE {$this->table()} SET created_by = %d WHERE id = %d AND created_by = 0",
				$user,
				$id
			)
		);
		return false === $done
			? throw new StorageFailed( "give entry {$id}: {$this->wpdb->last_error}" )
			: 1 === $done;
	}

	/**
	 * Removes the owner from all entries of a user, in whatever status.
	 *
	 * @throws StorageFailed
	 */
	public function disown( int $user ): void {
		$disown = $this->wpdb->prepare( "UPDATE {$this->table()} SET created_by = 0 WHERE created_by = %d", $user );
		if ( $user > 0 && false === $this->wpdb->query( $disown ) ) {
			throw new StorageFailed( "disown entries of user {$user}: {$this->wpdb->last_error}" );
		}
	}

	/** @return list<Entry> */
	public function list( EntryCriteria $criteria ): array {
		return array_map( Entry::fromRow( ... ), $this->finder->rows( EntryFinder::READ, $criteria ) );
	}

	/** @return list<EntrySummary> The same without their answers, which may be long. */
	public function summaries( EntryCriteria $criteria ): array {
		return array_map(
			EntrySummary::fromRow( ... ),
			$this->finder->rows( 'id, form_number, date_created, date_updated', $criteria )
		);
	}

	/**
	 * @param int|null $most Looks no further, for lists of very many: one more than this means "more than".
	 * @return int Whatever limit and offset say.
	 */
	public function count( EntryCriteria $criteria, ?int $most = null ): int {
		return $this->finder->count( $criteria, $most );
	}

	/**
	 * All of them, whatever limit and offset say, and never many at once.
	 *
	 * @return \Generator<int, Entry>
	 */
	public function stream( EntryCriteria $criteria ): \Generator {
		foreach ( $this->finder->each( $criteria ) as $row ) {
			yield Entry::fromRow( $row );
		}
	}

	/**
	 * Sets what is given; null leaves it as it is.
	 *
	 * @param list<int> $ids
	 * @return int How many there are of these.
	 * @throws StorageFailed
	 */
	public function mark( array $ids, ?bool $read = null, ?bool $starred = null, ?bool $held = null ): int {
		$flags = array_filter(
			array( 'is_read' => $read, 'is_starred' => $starred, 'is_held' => $held ),
			is_bool( ... )
		);
		$sets  = implode( ', ', array_map( static fn( string $column ) => "{$column} = %d", array_keys( $flags ) ) );
		if ( array() === $ids || array() === $flags ) {
			return 0;
		}
		$done = $this->wpdb->query(
			$this->wpdb->prepare(
				"UPDATE {$this->table()} SET {$sets} WHERE id IN ({$this->marks( $ids, '%d' )})",
				array( ...array_map( intval( ... ), array_values( $flags ) ), ...$ids )
			)
		);
		return false === $done
			? throw new StorageFailed( "mark entries: {$this->wpdb->last_error}" )
			: count( $this->existing( $ids ) );
	}

	/**
	 * Which entries are this person's, without their answers.
	 *
	 * @param int $user User id, not 0.
	 * @return array<int, list<int>> Ids by the form's number, newest first.
	 */
	public function idsOf( int $user ): array {
		$statuses = EntryCriteria::OF_OWNERS;
		$rows     = $this->wpdb->get_results(
			$this->wpdb->prepare( "SELECT id, form_number FROM {$this->table()} WHERE created_by = %d AND status IN ({$this->marks( $statuses, '%s' )}) ORDER BY id DESC", $user, ...$statuses ),
			ARRAY_A
		);
		$ids      = array();
		foreach ( (array) $rows as $row ) {
			$ids[ (int) $row['form_number'] ][] = (int) $row['id'];
		}
		return $ids;
	}

	/** @param non-empty-list<string|int> $values */
	private function marks( array $values, string $mark ): string {
		return implode( ', ', array_fill( 0, count( $values ), $mark ) );
	}

	private function table(): string {
		return $this->wpdb->prefix . EntriesTable::NAME;
	}
}
