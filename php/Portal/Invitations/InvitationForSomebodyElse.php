<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Platform\Errors\PublicError;

/** Error: a logged-in user opened an invitation that was sent to a different email address. */
final class InvitationForSomebodyElse extends PublicError {

	public function __construct() {
		parent::__construct( 'atoll_invitation_of_another', __( 'This invitation was sent to another email address than the one you log in with, so nothing was changed.', 'atoll' ), 403 );
	}
}
