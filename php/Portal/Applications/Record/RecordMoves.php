<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Changes\MoveObserver;
use Atoll\Platform\Access\Identity\Visitor;

/** Adds an event to the history of applications that were moved, no matter who moved them or from which screen. */
final class RecordMoves implements MoveObserver {

	public function __construct( private ApplicationRecordRepository $records, private HistoryRepository $history ) {}

	public function moved( array $entries, string $from, string $to, Visitor $by ): void {
		foreach ( $entries as $entry ) {
			$this->records->raiseVersion( $entry );
		}
		$sentence = static fn(): string => HistoryTexts::ofMove( $to );
		$this->history->addToEach( $entries, HistoryEvent::MOVED, $by->userId(), $sentence );
	}
}
