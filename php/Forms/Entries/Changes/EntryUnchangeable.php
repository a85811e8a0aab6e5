<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Platform\Errors\PublicError;

/**
 * Error: the entry that this client opened can no longer be changed. Its form no longer allows changes, the entry has
 * ended, or it does not exist any more.
 */
final class EntryUnchangeable extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_entry_unchangeable',
			__( 'What you sent before can no longer be changed, and nothing was stored. Send again to send this as something new.', 'atoll' ),
			409
		);
	}
}
