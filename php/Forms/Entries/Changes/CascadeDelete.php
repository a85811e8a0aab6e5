<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

/** Deletes data about deleted entries that is stored elsewhere, such as files and mail, or tells other code to. */
interface CascadeDelete {

	/**
	 * Runs within the transaction that deletes the entries.
	 *
	 * @param non-empty-list<int> $entries Entry ids.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function forget( array $entries ): void;
}
