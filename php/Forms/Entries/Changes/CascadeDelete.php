<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

/** Deletes what is stored about entries elsewhere, such as files or mail, or tells who else keeps it. */
interface CascadeDelete {

	/**
	 * Runs within the transaction that deletes the entries.
	 *
	 * @param non-empty-list<int> $entries Ids.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function forget( array $entries ): void;
}
