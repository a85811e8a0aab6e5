<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\AccessLog\AccessLog;

/** Records that someone has viewed an entry. */
final class EntryViews {

	public function __construct(
		private EntryRepository $entries,
		private AccessLog $log,
		private CurrentVisitor $visitors
	) {}

	/** Records the view, and marks the entry as read if the user may edit it. */
	public function record( Entry $entry ): void {
		$by = $this->visitors->current();
		$this->log->viewed( $entry->id, $by );
		if ( ! $entry->isRead && $by->can( Capabilities::EDIT_ENTRIES ) ) {
			$this->entries->setFlags( array( $entry->id ), true );
		}
	}
}
