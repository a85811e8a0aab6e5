<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Platform\Errors\PublicError;

/**
 * There is no such saved form: never saved, over its 30 days, sent meanwhile, or of another form. One answer for all of
 * them.
 */
final class DraftNotFound extends PublicError {

	public function __construct() {
		parent::__construct(
			'draft_not_found',
			__( 'This link to a saved form no longer works: the form was sent, or it was last saved more than 30 days ago.', 'atoll' ),
			404
		);
	}
}
