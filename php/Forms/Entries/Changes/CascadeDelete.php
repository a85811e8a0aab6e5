<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

/** What is kept about entries elsewhere, such as files or mail: it goes when they go. */
interface CascadeDelete {

	/**
	 * Runs within the transaction that deletes the entries.
	 *
	 * @param non-empty-list<int> $entries Ids.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function forget( array $entries ): void;
}
