<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Views;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\Invitations\Invitation;
use Atoll\Portal\Invitations\InvitationLinks;
use Atoll\Portal\Invitations\Invitations;
use Atoll\Portal\Login\Actions\AcceptInvitationAction;
use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\PlainForms\PortalForm;
use Atoll\Portal\PlainForms\PortalFormState;

/**
 * The view for people with the token of an invitation. Shows the same to a token that was used, has expired or is made
 * up, except after a form was sent twice: the first response may have got lost.
 */
final class InvitationView implements LoginPageView {

	public function __construct(
		private PortalForm $forms,
		private LoginViewParts $parts,
		private LogInView $logInView,
		private LoginRequest $request,
		private Invitations $invitations,
		private PortalFormState $state
	) {}

	public function isRequested(): bool {
		return '' !== $this->request->invitation();
	}

	public function title(): string {
		$invitation = $this->invitation();
		return match ( true ) {
			$this->isSentTwice()            => __( 'Your account is ready', 'atoll' ),
			null === $invitation            => __( 'This invitation no longer works', 'atoll' ),
			'' === $invitation->firstName   => __( 'Welcome', 'atoll' ),
			/* translators: %s: first name of a person. */
			default                         => sprintf( __( 'Welcome, %s', 'atoll' ), $invitation->firstName ),
		};
	}

	public function html(): string {
		$invitation = $this->invitation();
		return match ( true ) {
			$this->isSentTwice()                           => $this->accepted(),
			null === $invitation                           => $this->ended(),
			$this->invitations->needsLogin( $invitation ) => $this->logIn( $invitation ),
			default                                        => $this->choose( $invitation ),
		};
	}

	private function invitation(): ?Invitation {
		return $this->invitations->find( $this->request->invitation() );
	}

	private function isSentTwice(): bool {
		return null !== $this->state->failureOfAction( AcceptInvitationAction::NAME )
			&& $this->invitations->isAccepted( $this->request->invitation() );
	}

	private function choose( Invitation $invitation ): string {
		return $this->parts->paragraph( __( 'Choose a password to get started. From then on, log in with your email address and this password. It commits you to nothing else.', 'atoll' ) )
			. $this->forms->render(
				AcceptInvitationAction::NAME,
				__( 'Set password and log in', 'atoll' ),
				array( $this->parts->emailLine( $invitation->email ), $this->parts->newPasswordLine() ),
				array( InvitationLinks::PARAMETER => $this->request->invitation() )
			);
	}

	private function logIn( Invitation $invitation ): string {
		return $this->parts->paragraph( __( 'You already have an account with us. Log in to add this application to your others.', 'atoll' ) )
			. $this->logInView->form(
				$invitation->email,
				array( InvitationLinks::PARAMETER => $this->request->invitation() )
			);
	}

	private function accepted(): string {
		return $this->parts->paragraph( __( 'We created it when you chose your password. Log in with your email address and that password.', 'atoll' ) )
			. $this->parts->nextSteps( $this->parts->forgottenLink() );
	}

	private function ended(): string {
		$phone  = $this->parts->phone();
		$advice = '' === $phone
			? Html::text( __( 'If you have not, ask the person who invited you for a new invitation.', 'atoll' ) )
			/* translators: %s: a phone number. */
			: sprintf( Html::text( __( 'If you have not, call us on %s, and we will send you a new invitation.', 'atoll' ) ), $phone );
		return $this->parts->paragraph( __( 'It has already been used, has expired, or was replaced by a newer one. If you have chosen a password, log in with it.', 'atoll' ) )
			. Html::element( 'p', array( 'class' => 'atoll-login__words' ), $advice )
			. $this->parts->nextSteps();
	}
}
