<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Errors\EntryNotFound;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\PortalUrls;

/** The application that the page's address asks for, if it is theirs who ask. Looked for once. */
final class RequestedApplication {

	private ?Entry $entry = null;
	private bool $isSought = false;

	public function __construct(
		private OwnEntries $entries,
		private CurrentVisitor $visitors,
		private CurrentRequest $request
	) {}

	/** Null for another's, for one that does not exist, and when something of it was asked for that is not there. */
	public function entry(): ?Entry {
		if ( ! $this->isSought ) {
			$this->isSought = true;
			try {
				$this->entry = $this->entries->sent(
					$this->request->id( PortalUrls::ENTRY ),
					$this->visitors->current()
				);
			} catch ( EntryNotFound ) {
				$this->entry = null;
			}
		}
		return $this->entry;
	}

	public function lose(): void {
		$this->isSought = true;
		$this->entry    = null;
	}
}
