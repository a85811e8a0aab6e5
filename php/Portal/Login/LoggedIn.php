<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Portal\PlainForms\RedirectResponse;
use WP_User;

/** Where somebody goes who has just logged in: to the invitation that led here, if one did. */
final class LoggedIn {

	public function __construct(
		private PostedLoginRedirect $destination,
		private InvitationAcceptance $joining,
		private LoginRequest $asked
	) {}

	public function response( WP_User $user ): RedirectResponse {
		$token = $this->asked->invitation();
		return '' === $token
			? new RedirectResponse( $this->destination->url() )
			: $this->joining->join( $token, $user->ID );
	}
}
