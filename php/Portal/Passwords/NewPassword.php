<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

use Atoll\Portal\Users\PortalRoles;
use WP_User;

/** The new password that somebody chooses whom a link has let in. */
final class NewPassword {

	public function __construct( private PasswordPolicy $passwordPolicy, private PasswordUpdate $update ) {}

	/** @return string What is wrong with it as this person's password; empty when it is good. */
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
		// WordPress' mail to the owner of the site leaves at once, and so not before the password is certain.
		$tellsOwner = remove_action( 'after_password_reset', 'wp_password_change_notification' );
		$this->update->reset( $user, $password );
		// Of every client who forgets theirs the owner would get one.
		if ( $tellsOwner && ! in_array( PortalRoles::CLIENT, $user->roles, true ) ) {
			wp_password_change_notification( $user );
		}
	}
}
