<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

/** Says which entries are not deleted for their age yet, such as those whose mail has not left. */
interface DeletionDelay {

	/**
	 * Runs within the transaction that deletes the others.
	 *
	 * @param list<int> $entries Ids.
	 * @return list<int> Those of them that stay for now.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function delayed( array $entries ): array;
}
