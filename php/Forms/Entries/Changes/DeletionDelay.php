<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

/** Delays the deletion of old entries, for example of those whose mail was not sent yet. */
interface DeletionDelay {

	/**
	 * Runs within the transaction that deletes the other entries.
	 *
	 * @param list<int> $entries Entry ids.
	 * @return list<int> Ids of the entries to keep for now.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function delayed( array $entries ): array;
}
