<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Portal\Invitations\InvitationAcceptance;
use Atoll\Portal\Invitations\InvitationEnded;
use Atoll\Portal\Invitations\Invitations;
use Atoll\Portal\Login\LoginLinks;
use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\Login\LoginService;
use Atoll\Portal\Passwords\PasswordWeak;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;

/** Action by which an invited person becomes a client with the password they chose, and is logged in. */
final class AcceptInvitationAction implements PortalAction {

	public const NAME         = 'accept-invitation';
	public const FOR_LOGGED_OUT = true;

	/** Limit per IP network. */
	private const MAX_PER_MINUTE = 30;

	public function __construct(
		private Invitations $invitations,
		private LoginService $loginService,
		private InvitationAcceptance $acceptance,
		private LoginLinks $links,
		private LoginRequest $request,
		private RateLimit $limit
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$this->limit->count( self::NAME, $visitor, self::MAX_PER_MINUTE );
		$invitation = $this->invitations->find( $this->request->invitation() );
		if ( null === $invitation ) {
			throw new ValidationFailed( array(), '', 410 ); // The page shows what to do.
		}
		try {
			$user = $this->invitations->accept( $invitation, $fields->secret( 'password' ) );
		} catch ( PasswordWeak $weak ) {
			throw new ValidationFailed( array( 'password' => $weak->getMessage() ) );
		} catch ( InvitationEnded $ended ) {
			throw new ValidationFailed( array(), '', $ended->status() );
		}
		$isLoggedIn = $this->loginService->logInVerified( $invitation->email, $fields->secret( 'password' ), $visitor );
		return $isLoggedIn
			? $this->acceptance->welcome( $invitation, $user )
			: new RedirectResponse( $this->links->login(), InvitationAcceptance::WELCOME );
	}

	public static function notices(): array {
		return array(
			InvitationAcceptance::WELCOME => new PortalNotice(
				__( 'Welcome', 'atoll' ),
				__( 'Welcome to your client portal. Only you and our team can see what is in it.', 'atoll' ),
			),
			InvitationAcceptance::ENDED => new PortalNotice(
				__( 'That invitation has expired', 'atoll' ),
				__( 'That invitation has already been used or has expired. Your applications are here.', 'atoll' ),
			),
			InvitationAcceptance::ANOTHER => new PortalNotice(
				__( 'That invitation is for another address', 'atoll' ),
				__( 'That invitation was sent to another email address than the one you are logged in with, so nothing was changed. Log out first if it is meant for you.', 'atoll' ),
			),
		);
	}
}
