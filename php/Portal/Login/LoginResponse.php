<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Portal\Access\LoginRedirect;
use Atoll\Portal\Invitations\InvitationAcceptance;
use Atoll\Portal\PlainForms\RedirectResponse;
use WP_User;

/** Where somebody goes who has just logged in: to the invitation that led here, if one did. */
final class LoginResponse {

	public function __construct(
		private LoginRedirect $redirect,
		private InvitationAcceptance $acceptance,
		private LoginRequest $request,
		private LoginLinks $links
	) {}

	public function of( WP_User $user ): RedirectResponse {
		$token = $this->request->invitation();
		return '' === $token
			? new RedirectResponse( $this->redirect->afterPost() )
			: $this->acceptance->join( $token, $user->ID );
	}

	/** Where somebody logs in who is not in yet: with the invitation that led here, if one did. */
	public function loginUrl(): string {
		return $this->links->invitation( $this->request->invitation() );
	}
}
