<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Platform\Errors\PublicError;

/** Used, ended, replaced, made up: one answer, so that none of them tells of a person. */
final class InvitationEnded extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_invitation_ended',
			__( 'This invitation has already been used or has expired.', 'atoll' ),
			410
		);
	}
}
