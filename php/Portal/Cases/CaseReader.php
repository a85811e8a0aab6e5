<?php

declare( strict_types=1 );

namespace Atoll\Portal\Cases;

use Atoll\Engine\Contract\Data;

/** Puts together what stands beside entries: one query for each table, however many entries there are. */
final class CaseReader {

	public function __construct( private CaseRepository $cases, private DocumentRequestRepository $requests, private EventRepository $events, private Statuses $statuses ) {}

	/**
	 * @param list<int> $entryIds
	 * @return array<int, CaseFile> One for each entry, also where nobody has done anything.
	 */
	public function all( array $entryIds ): array {
		$rows     = $this->cases->rows( $entryIds );
		$requests = $this->requests->all( $entryIds );
		$events   = $this->events->all( $entryIds );
		$files    = array();
		foreach ( $entryIds as $id ) {
			$row          = $rows[ $id ] ?? new Data( array() );
			$files[ $id ] = new CaseFile( $id, $this->status( $row ), $requests[ $id ] ?? array(), $events[ $id ] ?? array(), (int) $row->string( 'version' ) );
		}
		return $files;
	}

	/** As the settings have it now; one that they no longer have, as it was last known. */
	private function status( Data $row ): Status {
		$name = $row->string( 'status' );
		return match ( $name ) {
			''      => $this->statuses->first(),
			default => $this->statuses->find( $name ) ?? new Status( $name, $row->string( 'status_title' ), $row->string( 'status_sentence' ), '1' === $row->string( 'is_ended' ) ),
		};
	}
}
