<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Engine\Contract\JsonData;
use Atoll\Portal\Applications\Documents\DocumentRequestRepository;

/** Puts together what stands beside entries: one query for each table, however many entries there are. */
final class ApplicationRecordReader {

	public function __construct(
		private ApplicationRecordRepository $cases,
		private DocumentRequestRepository $requests,
		private HistoryRepository $events,
		private ApplicationStatuses $statuses
	) {}

	public function of( int $entryId ): ApplicationRecord {
		return $this->all( array( $entryId ) )[ $entryId ];
	}

	/**
	 * @param list<int> $entryIds
	 * @return array<int, ApplicationRecord> One for each entry, also where nobody has done anything.
	 */
	public function all( array $entryIds ): array {
		$rows     = $this->cases->rows( $entryIds );
		$requests = $this->requests->all( $entryIds );
		$events   = $this->events->all( $entryIds );
		$files    = array();
		foreach ( $entryIds as $id ) {
			$row          = $rows[ $id ] ?? new JsonData( array() );
			$files[ $id ] = new ApplicationRecord(
				$id,
				$this->status( $row ),
				$requests[ $id ] ?? array(),
				$events[ $id ] ?? array(),
				(int) $row->string( 'version' )
			);
		}
		return $files;
	}

	/** As the settings have it now; one that they no longer have, as it was last known. */
	private function status( JsonData $row ): ApplicationStatus {
		$name = $row->string( 'status' );
		return match ( $name ) {
			''      => $this->statuses->first(),
			default => $this->statuses->find( $name )
				?? new ApplicationStatus(
					$name,
					$row->string( 'status_title' ),
					$row->string( 'status_sentence' ),
					'1' === $row->string( 'is_ended' )
				),
		};
	}
}
