<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Portal\Passwords\PasswordChangedMail;
use Atoll\Portal\Passwords\PasswordPolicy;
use Atoll\Portal\Passwords\PasswordWeak;
use Atoll\Portal\Users\PortalRoles;
use Atoll\Portal\Users\UserRows;
use WP_User;

/** The new password that somebody chooses whom a link has let in. */
final class NewPassword {

	public function __construct(
		private PasswordPolicy $passwordPolicy,
		private UserRows $rows,
		private PasswordChangedMail $mail
	) {}

	/** @return string What is wrong with it as this person's password; empty when it is good. */
	public function problem( WP_User $user, string $password ): string {
		return $this->passwordPolicy->problem(
			$password,
			array( $user->user_email, $user->user_login, $user->display_name )
		);
	}

	/**
	 * @throws PasswordWeak
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function choose( WP_User $user, string $password ): void {
		$problem = $this->problem( $user, $password );
		if ( '' !== $problem ) {
			throw new PasswordWeak( $problem );
		}
		if ( in_array( PortalRoles::CLIENT, $user->roles, true ) ) {
			// The owner of the site would get a mail for every client who forgets theirs.
			remove_action( 'after_password_reset', 'wp_password_change_notification' );
		}
		$this->rows->resetPassword( $user->ID, $this->passwordPolicy->asStored( $password ) );
		$this->mail->send( $user );
	}
}
