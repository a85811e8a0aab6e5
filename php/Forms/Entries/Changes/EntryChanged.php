<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Platform\Errors\PublicError;

/** Error: an entry was updated, in another window or by another editor, after this client loaded it. */
final class EntryChanged extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_entry_changed',
			__( 'This was updated since you opened it, in another window or by someone else. Nothing was overwritten: send again to put yours in its place, or open the page again to see the newer version.', 'atoll' ),
			409
		);
	}
}
