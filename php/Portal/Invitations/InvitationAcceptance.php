<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Portal\Login\Actions\AcceptInvitationAction;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PortalUrls;

/** Accepts an invitation for a logged-in user, and redirects to a page that shows the outcome. */
final class InvitationAcceptance {

	/** Names of notices: {@see AcceptInvitationAction::notices()}. */
	public const WELCOME = 'welcome';
	public const ENDED   = 'invitation-ended';
	public const ANOTHER = 'invitation-of-another';

	public function __construct(
		private Invitations $invitations,
		private EntryRepository $entries,
		private PortalUrls $urls
	) {}

	public function join( string $token, int $user ): RedirectResponse {
		$invitation = $this->invitations->find( $token );
		if ( null === $invitation ) {
			return new RedirectResponse( $this->urls->dashboard(), self::ENDED );
		}
		try {
			$this->invitations->join( $invitation, $user );
		} catch ( InvitationForSomebodyElse ) {
			return new RedirectResponse( $this->urls->dashboard(), self::ANOTHER );
		} catch ( InvitationEnded ) {
			return new RedirectResponse( $this->urls->dashboard(), self::ENDED );
		}
		return $this->welcome( $invitation, $user );
	}

	/** Redirects to the application; to the dashboard if there is none, or it is deleted or somebody else's. */
	public function welcome( Invitation $invitation, int $user ): RedirectResponse {
		$isTheirs    = $invitation->entryId > 0 && null !== $this->entries->findOwn( $invitation->entryId, $user );
		$application = $isTheirs ? $this->urls->application( $invitation->entryId ) : '';
		return new RedirectResponse( '' === $application ? $this->urls->dashboard() : $application, self::WELCOME );
	}
}
