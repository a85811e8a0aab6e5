<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Platform\Errors\PublicError;

/**
 * What this client has opened to change cannot be changed any more: its form no longer allows it, it has ended, or it
 * is gone.
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
