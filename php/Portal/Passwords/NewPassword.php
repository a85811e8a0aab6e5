<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

use Atoll\Portal\Users\PortalRoles;
use WP_User;

/** The new password that a user chooses after following a reset link. */
final class NewPassword {

	public function __construct( private PasswordPolicy $passwordPolicy, private PasswordUpdate $update ) {}

	/** @return string Why the password is refused for this user; empty if it is good. */
	public function problem( WP_User $user, string $password ): string {
		return $this->passwordPolicy->problem(
			$password,
			array( $user->user_email, $user->user_login, $user->display_name )
		);
	}

	/**
	 * @throws PasswordWeak
	 * @throws \Atoll\Portal\Passwords\ResetLinkUsed
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function choose( WP_User $user, string $password ): void {
		$problem = $this->problem( $user, $password );
		if ( '' !== $problem ) {
			throw new PasswordWeak( $problem );
		}
		// WordPress emails the site's administrator at once, so it must wait until the password is stored.
		$tellsOwner = remove_action( 'after_password_reset', 'wp_password_change_notification' );
		$this->update->reset( $user, $password );
		// Without an email for each client who forgets their password.
		if ( $tellsOwner && ! in_array( PortalRoles::CLIENT, $user->roles, true ) ) {
			wp_password_change_notification( $user );
		}
	}
}
