<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Portal\Access\LoginRedirect;
use Atoll\Portal\Invitations\InvitationAcceptance;
use Atoll\Portal\PlainForms\RedirectResponse;
use WP_User;

/** The redirect after a login: to the invitation that led here, if any. */
final class LoginResponse {

	public function __construct(
		private LoginRedirect $redirect,
		private InvitationAcceptance $acceptance,
		private LoginRequest $request,
		private LoginLinks $links
	) {}

	public function create( WP_User $user ): RedirectResponse {
		$token = $this->request->invitation();
		return '' === $token
			? new RedirectResponse( $this->redirect->afterPost() )
			: $this->acceptance->join( $token, $user->ID );
	}

	/** Returns the login page's URL for a user who is not logged in yet, with the invitation that led here, if any. */
	public function loginUrl(): string {
		return $this->links->invitation( $this->request->invitation() );
	}
}
