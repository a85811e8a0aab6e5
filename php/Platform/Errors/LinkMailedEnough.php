<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** The link to a saved form was mailed as often as it ever is: waiting does not help. */
final class LinkMailedEnough extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_link_mailed_enough',
			__( 'This link has been mailed often enough, so we do not mail it again. Your form is saved: copy the link above.', 'atoll' ),
			429
		);
	}
}
