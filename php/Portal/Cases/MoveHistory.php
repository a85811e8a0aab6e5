<?php

declare( strict_types=1 );

namespace Atoll\Portal\Cases;

use Atoll\Forms\Entries\MoveObserver;
use Atoll\Platform\Access\Visitor;

/** Writes into the history of applications that they were moved, whoever did it and from wherever. */
final class MoveHistory implements MoveObserver {

	public function __construct( private CaseRepository $cases, private EventRepository $events ) {}

	public function moved( array $entries, string $from, string $to, Visitor $by ): void {
		$said = Words::ofMove( $to );
		foreach ( $entries as $entry ) {
			$this->cases->raise( $entry );
			$this->events->add( $entry, Event::MOVED, $by->userId(), $said, false );
		}
	}
}
