<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

use Atoll\Platform\Errors\PublicError;

/** Error: the link to a draft was emailed as often as allowed; waiting does not help. */
final class ResumeLinkLimitReached extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_link_mailed_enough',
			__( 'We have already emailed this link several times, so we do not email it again. Your form is saved: copy the link above.', 'atoll' ),
			429
		);
	}
}
