<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Views;

use Atoll\Portal\Invitations\Invitations;
use Atoll\Portal\Login\Actions\NewPasswordAction;
use Atoll\Portal\Login\LoginLinks;
use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\Passwords\PasswordResetKeys;
use Atoll\Portal\PlainForms\PortalForm;

/** The view for people with a reset key. Shows the same to a key that was used, has expired or is made up. */
final class NewPasswordView implements LoginPageView {

	public function __construct(
		private PortalForm $forms,
		private LoginViewParts $parts,
		private LoginRequest $request,
		private PasswordResetKeys $keys,
		private LoginLinks $links,
		private Invitations $invitations
	) {}

	public function isRequested(): bool {
		return '' !== $this->request->reset();
	}

	public function title(): string {
		return null === $this->keys->owner( $this->request->reset() )
			? __( 'This link no longer works', 'atoll' )
			: __( 'Choose a new password', 'atoll' );
	}

	public function html(): string {
		$user = $this->keys->owner( $this->request->reset() );
		if ( null === $user ) {
			$invitation = $this->openInvitation();
			$forgotten  = $this->links->forgotten( $invitation );
			return $this->parts->paragraph( __( 'It has already been used, has expired, or was replaced by a newer one. You can log in, or ask for a new link.', 'atoll' ) )
				. $this->parts->nextSteps(
					$this->parts->link( $forgotten, __( 'Ask for a new link', 'atoll' ) ),
					$invitation
				);
		}
		return $this->parts->paragraph( __( 'We will log you in straight away, and log you out on your other devices.', 'atoll' ) )
			. $this->forms->render(
				NewPasswordAction::NAME,
				__( 'Set password and log in', 'atoll' ),
				array( $this->parts->emailLine( $user->user_email ), $this->parts->newPasswordLine() ),
				$this->request->resetInputs()
			);
	}

	/** Returns the token of the invitation that led here; empty if there is none, or it has ended. */
	private function openInvitation(): string {
		$token = $this->request->invitation();
		return null === $this->invitations->find( $token ) ? '' : $token;
	}
}
