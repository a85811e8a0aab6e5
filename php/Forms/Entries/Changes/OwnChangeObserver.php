<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;

/** Told when its owner changes an entry's answers, in the same transaction, so that both happen or neither. */
interface OwnChangeObserver {

	/**
	 * @param Entry   $entry As it is now.
	 * @param Visitor $by    Its owner.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function changed( Entry $entry, Visitor $by ): void;
}
