<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;

/** Writes into an application's history what only staff are told. */
final class ApplicationHistory {

	public function __construct( private ApplicationLock $lock, private HistoryRepository $history ) {}

	/**
	 * @param string $kind One of {@see HistoryEvent}.
	 * @return int Id of the event.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function add( Entry $entry, string $kind, string $sentence, Visitor $by, ?int $seenVersion ): int {
		return $this->lock->change(
			$entry->id,
			$seenVersion,
			fn( Entry $entry ) => $this->history->add( $entry->id, $kind, $by->userId(), $sentence )
		);
	}

	/** Also while the entry is in the trash or among the spam. @throws \Atoll\Platform\Errors\PublicError */
	public function addAnywhere( Entry $entry, string $kind, string $sentence, Visitor $by ): void {
		$this->lock->changeAnywhere(
			$entry->id,
			null,
			fn( Entry $entry ) => $this->history->add( $entry->id, $kind, $by->userId(), $sentence )
		);
	}
}
