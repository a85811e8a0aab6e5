<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Errors\InvitationEnded;
use Atoll\Platform\Errors\InvitationOfAnother;
use Atoll\Portal\Clients\Invitation;
use Atoll\Portal\Clients\Invitations;
use Atoll\Portal\Login\Actions\AcceptAction;
use Atoll\Portal\Places;
use Atoll\Portal\Post\Done;

/** What an invitation comes to for somebody who is logged in by now, and the page that tells them. */
final class Joining {

	/** Names of sentences: {@see AcceptAction::notices()}. */
	public const WELCOME = 'welcome';
	public const ENDED   = 'invitation-ended';
	public const ANOTHER = 'invitation-of-another';

	public function __construct( private Invitations $invitations, private Places $places ) {}

	public function join( string $token, int $user ): Done {
		$invitation = $this->invitations->find( $token );
		if ( null === $invitation ) {
			return new Done( $this->places->dashboard(), self::ENDED );
		}
		try {
			$this->invitations->join( $invitation, $user );
		} catch ( InvitationOfAnother ) {
			return new Done( $this->places->dashboard(), self::ANOTHER );
		} catch ( InvitationEnded ) {
			return new Done( $this->places->dashboard(), self::ENDED );
		}
		return $this->welcome( $invitation );
	}

	/** To the application that is theirs now, or to the list of them. */
	public function welcome( Invitation $invitation ): Done {
		$application = $invitation->entryId > 0 ? $this->places->application( $invitation->entryId ) : '';
		return new Done( '' === $application ? $this->places->dashboard() : $application, self::WELCOME );
	}
}
