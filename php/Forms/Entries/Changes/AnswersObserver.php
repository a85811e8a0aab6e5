<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;

/** Runs when an entry's owner or staff change its answers, in the same transaction: both happen or neither. */
interface AnswersObserver {

	/**
	 * @param Entry   $entry The entry after the change.
	 * @param Visitor $by    The entry's owner, or one of the staff.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function changed( Entry $entry, Visitor $by ): void;
}
