<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Platform\Errors\PublicError;

/** Error: somebody else, or another window, has saved the draft since this client loaded it. */
final class DraftChanged extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_draft_changed',
			__( 'This form was saved again since you opened it, in another window or by someone else. Nothing was overwritten: save again to keep yours separately, with a link of its own, or open your link again to see the newer version.', 'atoll' ),
			409
		);
	}
}
