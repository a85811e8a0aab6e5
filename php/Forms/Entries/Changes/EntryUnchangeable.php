<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Platform\Errors\PublicError;

/** A form no longer lets entries be changed, one of which this client has opened to do so. */
final class EntryUnchangeable extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_entry_unchangeable',
			__( 'What you sent before can no longer be changed, and nothing was stored. Send again to send this as something new.', 'atoll' ),
			409
		);
	}
}
