<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Errors\PublicError;

/** Error: an entry was moved to the trash or to spam, where its answers cannot be changed. */
final class EntryMovedMeanwhile extends PublicError {

	public function __construct( Entry $entry ) {
		parent::__construct(
			'atoll_entry_moved',
			Entry::SPAM === $entry->status
				? __( 'This entry is among the spam now, so nothing was saved. Take it out of there first, in another tab, and save again then: your changes are still here.', 'atoll' )
				: __( 'This entry is in the trash now, so nothing was saved. Restore it first, in another tab, and save again then: your changes are still here.', 'atoll' ),
			409
		);
	}
}
