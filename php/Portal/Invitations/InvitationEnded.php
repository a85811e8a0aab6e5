<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Platform\Errors\PublicError;

/** Error: an invitation was used, has expired, was replaced or never existed. One message, to reveal nothing. */
final class InvitationEnded extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_invitation_ended',
			__( 'This invitation has already been used or has expired.', 'atoll' ),
			410
		);
	}
}
