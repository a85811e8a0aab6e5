<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Platform\Errors\PublicError;

/**
 * Error: there is no such draft. It was never saved, is past its 30 days, was sent in the meantime, or belongs to
 * another form. The response is the same for all of these.
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
