<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\StorageFailed;

/** The table of application records. {@see DeleteApplicationRecord} also deletes from it, with the entries. */
final class ApplicationRecordRepository {

	public function __construct( private Queries $queries ) {}

	/**
	 * Begins a change: locks the row, so that other changes wait until this one is committed.
	 *
	 * @return int The application's new version.
	 * @throws StorageFailed
	 */
	public function raiseVersion( int $entryId ): int {
		$this->queries->write(
			"INSERT INTO {atoll_cases} (entry_id, status_sentence) VALUES (%d, '') ON DUPLICATE KEY UPDATE version = version + 1",
			$entryId
		);
		$row = $this->rows( array( $entryId ) )[ $entryId ]
			?? throw new StorageFailed( "application {$entryId} is not there" );
		return (int) $row->string( 'version' );
	}

	/** @throws StorageFailed */
	public function setStatus( int $entryId, ApplicationStatus $status ): void {
		$this->queries->write(
			'UPDATE {atoll_cases} SET status = %s, status_title = %s, status_sentence = %s, is_ended = %d WHERE entry_id = %d',
			$status->name,
			$status->title,
			$status->sentence,
			(int) $status->isEnded,
			$entryId
		);
	}

	/**
	 * @param list<int> $entryIds
	 * @return array<int, JsonData> Rows by entry id; none for entries that nobody has worked on.
	 */
	public function rows( array $entryIds ): array {
		$rows = array();
		foreach (
			array() === $entryIds
				? array()
				: $this->queries->rows( 'SELECT * FROM {atoll_cases} WHERE entry_id IN (%d)', $entryIds ) as $row
		) {
			$rows[ (int) $row['entry_id'] ] = new JsonData( $row );
		}
		return $rows;
	}

	/**
	 * Returns ids of entries that have a record, after the given id.
	 *
	 * @return list<int> In ascending order.
	 */
	public function entriesAfter( int $entryId, int $limit ): array {
		$ids = $this->queries->column(
			'SELECT entry_id FROM {atoll_cases} WHERE entry_id > %d ORDER BY entry_id LIMIT %d',
			$entryId,
			$limit
		);
		return array_map( intval( ... ), $ids );
	}

	/** @throws StorageFailed */
	public function delete( int $entryId ): void {
		$this->queries->write( 'DELETE FROM {atoll_cases} WHERE entry_id = %d', $entryId );
	}
}
