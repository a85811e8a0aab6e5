<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\LoginAttempts;
use Atoll\Portal\Passwords\PasswordPolicy;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\ValidationFailed;
use WP_User;

/**
 * Asks a logged-in user for their password again: somebody else may be using a screen left open or a borrowed phone.
 * Wrong guesses are slowed down as at the login.
 */
final class PasswordConfirmation {

	private const FIELD = 'current_password';

	public function __construct( private LoginAttempts $attempts, private PasswordPolicy $passwordPolicy ) {}

	public function line(): PortalField {
		return new PortalField(
			self::FIELD,
			__( 'Your password', 'atoll' ),
			'password',
			array( 'autocomplete' => 'current-password', 'maxlength' => 4096 )
		);
	}

	/**
	 * @throws ValidationFailed Unless the password is right.
	 * @throws \Atoll\Platform\Errors\TooManyRequests
	 */
	public function confirm( PostedFields $fields, WP_User $user, Visitor $visitor ): void {
		$password = $fields->secret( self::FIELD );
		if ( '' === trim( $password ) ) {
			throw new ValidationFailed( array( self::FIELD => __( 'Please enter your password, so that we know that it is you.', 'atoll' ) ) );
		}
		$this->attempts->check( 'confirm', $user->user_login, $visitor );
		if ( ! wp_check_password( $this->passwordPolicy->asStored( $password ), $user->user_pass, $user->ID ) ) {
			throw new ValidationFailed(
				array( self::FIELD => __( 'This is not your password. Please try again.', 'atoll' ) )
			);
		}
		$this->attempts->succeeded( 'confirm', $user->user_login, $visitor );
	}
}
