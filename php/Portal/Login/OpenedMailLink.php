<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Portal\Invitations\InvitationLinks;
use Atoll\Portal\Invitations\Invitations;
use Atoll\Portal\Passwords\PasswordResetKeys;

/** A mailed link that was opened while a user is logged in. Their login only ends if they choose to. */
final class OpenedMailLink {

	public function __construct(
		private LoginRequest $request,
		private PasswordResetKeys $keys,
		private Invitations $invitations,
		private LoginLinks $links,
		private CurrentVisitor $visitors
	) {}

	/** Whether the login page has something to show to a logged-in user; else the access guard redirects them. */
	public function needsLoginPage(): bool {
		return $this->visitors->current()->isLoggedIn()
			&& ( $this->isInvitation()
				? '' !== $this->owner()
				: null !== $this->keys->owner( $this->request->reset() ) );
	}

	/** Returns the email address of the link's owner if somebody else is logged in; empty otherwise. */
	public function owner(): string {
		$user = $this->visitors->current()->userId();
		if ( 0 === $user ) {
			return '';
		}
		if ( $this->isInvitation() ) {
			$invitation = $this->invitations->find( $this->request->invitation() );
			return null === $invitation || $this->invitations->isOf( $invitation, $user ) ? '' : $invitation->email;
		}
		$owner = $this->keys->owner( $this->request->reset() );
		return null === $owner || $owner->ID === $user ? '' : $owner->user_email;
	}

	/** Returns the link's URL, to open it again. */
	public function url(): string {
		return $this->isInvitation()
			? $this->links->invitation( $this->request->invitation() )
			: $this->links->reset( $this->request->reset(), $this->request->invitation() );
	}

	/** @return array<string, string> Hidden inputs with the token or key of the link. */
	public function inputs(): array {
		return $this->isInvitation()
			? array( InvitationLinks::PARAMETER => $this->request->invitation() )
			: $this->request->resetInputs();
	}

	/** Whether the link is for an invitation and not for a new password. */
	private function isInvitation(): bool {
		return '' !== $this->request->invitation() && '' === $this->request->reset();
	}
}
