<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Errors\StorageFailed;

/** The table of cases. Nothing else reads or writes it. */
final class ApplicationRecordRepository {

	public function __construct( private PreparedQueries $queries ) {}

	/**
	 * Begins a change: locks the row, so that other changes wait until this one is committed.
	 *
	 * @return int The version that the case has from now on.
	 * @throws StorageFailed
	 */
	public function raise( int $entryId ): int {
		$this->queries->write( "INSERT INTO {cases} (entry_id, status_sentence) VALUES (%d, '') ON DUPLICATE KEY UPDATE version = version + 1", array( $entryId ) );
		$row = $this->rows( array( $entryId ) )[ $entryId ]
			?? throw new StorageFailed( "case {$entryId} is not there" );
		return (int) $row->string( 'version' );
	}

	/** @throws StorageFailed */
	public function setStatus( int $entryId, ApplicationStatus $status ): void {
		$this->queries->write(
			'UPDATE {cases} SET status = %s, status_title = %s, status_sentence = %s, is_ended = %d WHERE entry_id = %d',
			array( $status->name, $status->title, $status->sentence, (int) $status->isEnded, $entryId )
		);
	}

	/**
	 * @param list<int> $entryIds
	 * @return array<int, JsonData> Rows by entry; none for an entry that nobody has touched.
	 */
	public function rows( array $entryIds ): array {
		$rows = array();
		foreach (
			array() === $entryIds
				? array()
				: $this->queries->read( 'SELECT * FROM {cases} WHERE entry_id IN ({list})', $entryIds ) as $row
		) {
			$rows[ (int) $row->string( 'entry_id' ) ] = $row;
		}
		return $rows;
	}

	/**
	 * Entries that have a case, from some id on.
	 *
	 * @return list<int> In ascending order.
	 */
	public function entriesAfter( int $entryId, int $limit ): array {
		$rows = $this->queries->read( 'SELECT entry_id FROM {cases} WHERE entry_id > %d ORDER BY entry_id LIMIT %d', array( $entryId, $limit ) );
		return array_map( static fn( JsonData $row ) => (int) $row->string( 'entry_id' ), $rows );
	}

	/** @throws StorageFailed */
	public function delete( int $entryId ): void {
		$this->queries->write( 'DELETE FROM {cases} WHERE entry_id = %d', array( $entryId ) );
	}
}
