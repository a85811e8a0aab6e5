<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Engine\Contract\JsonData;
use Atoll\Portal\Applications\Documents\DocumentRequestRepository;

/** Reads the records of entries, with one query for each table, however many entries there are. */
final class ApplicationRecordReader {

	public function __construct(
		private ApplicationRecordRepository $records,
		private DocumentRequestRepository $requests,
		private HistoryRepository $history,
		private ApplicationStatuses $statuses
	) {}

	public function read( int $entryId ): ApplicationRecord {
		return $this->all( array( $entryId ) )[ $entryId ];
	}

	/**
	 * @param list<int> $entryIds
	 * @return array<int, ApplicationRecord> One for each entry, even if nobody has worked on it.
	 */
	public function all( array $entryIds ): array {
		return $this->records( $entryIds, $this->history->all( $entryIds ) );
	}

	/**
	 * Reads the records without their history.
	 *
	 * @param list<int> $entryIds
	 * @return array<int, ApplicationRecord>
	 */
	public function summaries( array $entryIds ): array {
		return $this->records( $entryIds, array() );
	}

	/**
	 * @param list<int> $entryIds
	 * @return list<int> Ids of applications that have ended.
	 */
	public function ended( array $entryIds ): array {
		$rows     = $this->records->rows( $entryIds );
		$statuses = $this->statuses->all();
		return array_values(
			array_filter(
				$entryIds,
				fn( int $id ): bool => $this->status( $rows[ $id ] ?? new JsonData( array() ), $statuses )->isEnded
			)
		);
	}

	/**
	 * @param list<int>                      $entryIds
	 * @param array<int, list<HistoryEvent>> $events   By entry.
	 * @return array<int, ApplicationRecord>
	 */
	private function records( array $entryIds, array $events ): array {
		$rows     = $this->records->rows( $entryIds );
		$requests = $this->requests->all( array_keys( $rows ) ); // A document request creates a record.
		$statuses = $this->statuses->all();
		$records  = array();
		foreach ( $entryIds as $id ) {
			$row            = $rows[ $id ] ?? new JsonData( array() );
			$records[ $id ] = new ApplicationRecord(
				$id,
				$this->status( $row, $statuses ),
				$requests[ $id ] ?? array(),
				$events[ $id ] ?? array(),
				(int) $row->string( 'version' )
			);
		}
		return $records;
	}

	/**
	 * Returns the status as it is in the settings now; a status removed from the settings as it was when it was set.
	 *
	 * @param non-empty-array<string, ApplicationStatus> $statuses By name.
	 */
	private function status( JsonData $row, array $statuses ): ApplicationStatus {
		$name = $row->string( 'status' );
		return match ( $name ) {
			''      => reset( $statuses ),
			default => $statuses[ $name ]
				?? new ApplicationStatus(
					$name,
					$row->string( 'status_title' ),
					$row->string( 'status_sentence' ),
					'1' === $row->string( 'is_ended' )
				),
		};
	}
}
