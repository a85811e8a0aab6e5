<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Platform\Errors\PublicError;

/** Somebody who is logged in opened an invitation that went to another mailbox than theirs. */
final class InvitationForSomebodyElse extends PublicError {

	public function __construct() {
		parent::__construct( 'atoll_invitation_of_another', __( 'This invitation was sent to another email address than the one you log in with, so nothing was changed.', 'atoll' ), 403 );
	}
}
