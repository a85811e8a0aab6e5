<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Platform\Access\Identity\Visitor;

/** Runs when entries are moved, in the same transaction, so that both happen or neither. */
interface MoveObserver {

	/**
	 * @param non-empty-list<int> $entries Ids of the moved entries.
	 * @param string              $from    active, spam or trash.
	 * @param string              $to      active, spam or trash; differs from `$from`.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function moved( array $entries, string $from, string $to, Visitor $by ): void;
}
