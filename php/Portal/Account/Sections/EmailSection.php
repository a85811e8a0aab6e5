<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\Account\Email\CancelEmailAction;
use Atoll\Portal\Account\Email\ChangeEmailAction;
use Atoll\Portal\Account\Email\ConfirmEmailAction;
use Atoll\Portal\Account\Email\EmailChange;
use Atoll\Portal\Account\PasswordConfirmation;
use Atoll\Portal\PlainForms\PortalAlert;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PortalForm;
use WP_User;

/** Section with the address that the client logs in with, and the pending new one. */
final class EmailSection implements ProfileSection {

	public function __construct(
		private PortalForm $forms,
		private FoldedForm $folded,
		private PasswordConfirmation $confirmation,
		private EmailChange $change,
		private CurrentRequest $request
	) {}

	public function id(): string {
		return 'email';
	}

	public function title(): string {
		return __( 'Email', 'atoll' );
	}

	public function html( WP_User $user ): string {
		$pending = $this->change->pending( $user );
		$opened  = $this->request->query( EmailChange::PARAMETER );
		$token   = $opened ?: $this->request->posted( ConfirmEmailAction::TOKEN );
		$isValid = $this->change->isValidToken( $user, $token );
		return ( '' === $token || $isValid ? '' : $this->brokenLink( '' !== $opened ) ) . $this->paragraph(
			$user->user_email,
			__( 'You log in with this address, and we send our emails there.', 'atoll' )
		)
			. ( '' === $pending ? $this->changeForm() : $this->pendingChange( $pending, $isValid ? $token : '' ) );
	}

	private function changeForm(): string {
		$lines = array(
			new PortalField(
				ChangeEmailAction::FIELD,
				__( 'New email address', 'atoll' ),
				'email',
				array(
					'autocomplete' => 'email',
					'maxlength' => 100,
					'spellcheck' => 'false',
					'autocapitalize' => 'none',
				),
				hint: __( 'We send a link there, and change nothing until you have used it.', 'atoll' )
			),
			$this->confirmation->line(),
		);
		return $this->folded->html(
			ChangeEmailAction::NAME,
			__( 'Change your email address', 'atoll' ),
			$this->forms->render(
				ChangeEmailAction::NAME,
				__( 'Send the link', 'atoll' ),
				$lines,
				look: 'secondary',
				headingLevel: 3
			)
		);
	}

	/**
	 * Returns the error for a link that no longer works. It shows here because the form that would show it is gone. The
	 * link may be the one by which the address was changed, opened a second time.
	 */
	private function brokenLink( bool $isOpened ): string {
		return PortalAlert::html(
			$isOpened
				? __( 'This link no longer works: it was used, has expired, or a newer one was sent. The address below is the one that counts.', 'atoll' )
				: ConfirmEmailAction::brokenLink()
		);
	}

	/** @param string $token Token of the link that led here; empty unless it is valid. */
	private function pendingChange( string $pending, string $token ): string {
		$sentence = '' !== $token
			? __( 'You have opened the link that we sent there. Once you confirm this address, it replaces the one above.', 'atoll' )
			: __( 'This address is waiting to be confirmed: use the link that we sent there within a day.', 'atoll' );
		return $this->paragraph( $pending, $sentence )
			. (
				'' !== $token
					? $this->forms->render(
						ConfirmEmailAction::NAME,
						__( 'Confirm this address', 'atoll' ),
						array(),
						array( ConfirmEmailAction::TOKEN => $token )
					)
					: ''
			)
			. $this->forms->render(
				CancelEmailAction::NAME,
				__( 'Keep the address as it is', 'atoll' ),
				array(),
				look: 'text'
			);
	}

	private function paragraph( string $email, string $sentence ): string {
		return '<p class="atoll-profile__said"><strong>' . Html::text( $email ) . '</strong> ' . Html::text( $sentence )
			. '</p>';
	}
}
