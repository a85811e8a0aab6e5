<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Portal\Account\Password\ChangePasswordAction;
use Atoll\Portal\Account\PasswordConfirmation;
use Atoll\Portal\Passwords\PasswordPolicy;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PortalForm;
use WP_User;

/** Section with the form to change the client's password. */
final class PasswordSection implements ProfileSection {

	public function __construct(
		private PortalForm $forms,
		private FoldedForm $folded,
		private PasswordConfirmation $confirmation
	) {}

	public function id(): string {
		return 'password';
	}

	public function title(): string {
		return __( 'Password', 'atoll' );
	}

	public function html( WP_User $user ): string {
		/* translators: %d: number of characters. */
		$hint  = sprintf( __( '%d characters or more. A few words that do not belong together are easy to remember.', 'atoll' ), PasswordPolicy::MIN_LENGTH );
		$lines = array(
			// Tells password managers which account the password belongs to.
			new PortalField(
				'username',
				'',
				'email',
				array( 'autocomplete' => 'username', 'hidden' => true ),
				$user->user_email
			),
			$this->confirmation->line(),
			new PortalField(
				ChangePasswordAction::FIELD,
				__( 'New password', 'atoll' ),
				'password',
				array( 'autocomplete' => 'new-password', 'maxlength' => 4096 ),
				hint: $hint
			),
		);
		return ProfileParagraph::html( __( 'When you change it, every other device is logged out.', 'atoll' ) )
			. $this->folded->html(
				ChangePasswordAction::NAME,
				__( 'Change your password', 'atoll' ),
				$this->forms->render(
					ChangePasswordAction::NAME,
					__( 'Change password', 'atoll' ),
					$lines,
					look: 'secondary',
					headingLevel: 3
				)
			);
	}
}
