<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Password;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Account\AccountHolder;
use Atoll\Portal\Account\PasswordConfirmation;
use Atoll\Portal\Passwords\PasswordPolicy;
use Atoll\Portal\Passwords\PasswordUpdate;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;
use Atoll\Portal\PortalUrls;

/** Action by which a client changes their password. Logs out all other devices and sends an email about the change. */
final class ChangePasswordAction implements PortalAction {

	public const NAME  = 'change-password';
	public const FIELD = 'new_password';

	public function __construct(
		private AccountHolder $holder,
		private PasswordConfirmation $confirmation,
		private PasswordPolicy $passwordPolicy,
		private PasswordUpdate $update,
		private PortalUrls $urls,
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$user = $this->holder->requireUser( $visitor );
		$new  = $fields->secret( self::FIELD );
		$this->confirmation->confirm( $fields, $user, $visitor );
		$problem = $this->passwordPolicy->problem(
			$new,
			array( $user->user_email, $user->first_name, $user->last_name )
		);
		if ( '' !== $problem ) {
			throw new ValidationFailed( array( self::FIELD => $problem ) );
		}
		$this->update->change( $user, $new );
		wp_set_auth_cookie( $user->ID ); // The change ended this browser's session too.
		return new RedirectResponse( $this->urls->profile(), 'password-changed' );
	}

	public static function notices(): array {
		return array(
			'password-changed' => new PortalNotice(
				__( 'Your password is changed', 'atoll' ),
				__( 'Your password is changed. You are logged out on every other device.', 'atoll' ),
			),
		);
	}
}
