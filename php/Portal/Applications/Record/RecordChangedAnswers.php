<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Changes\AnswersObserver;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;

/** Adds an event to the history of an application when its client or staff change the answers. */
final class RecordChangedAnswers implements AnswersObserver {

	public function __construct( private ApplicationHistory $history ) {}

	public function changed( Entry $entry, Visitor $by ): void {
		$this->history->addChangedAnswers( $entry, $by );
	}
}
