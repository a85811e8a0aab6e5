<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\SiteLanguage;
use Atoll\Portal\Passwords\PasswordPolicy;
use WP_User;

/** Clients as WordPress users. */
final class PortalUsers {

	public function __construct(
		private UserWriter $rows,
		private StorableText $texts,
		private PasswordPolicy $passwordPolicy
	) {}

	/** Returns the user with this email address, of any role; null if there is none. */
	public function findByEmail( string $email ): ?WP_User {
		return get_user_by( 'email', $email ) ?: null;
	}

	/**
	 * Creates a client. People log in by email; the user name, which WordPress requires, reveals nothing about them.
	 *
	 * @return int User id.
	 * @throws AccountExists
	 * @throws StorageFailed
	 */
	public function create( string $email, string $firstName, string $password ): int {
		$name      = 'client-' . bin2hex( random_bytes( 8 ) );
		$firstName = $this->texts->clean( $firstName );
		return $this->rows->add(
			array(
				'user_login'    => $name,
				'user_nicename' => $name,
				'user_email'    => $email,
				'user_pass'     => $this->passwordPolicy->asStored( $password ),
				'first_name'    => $firstName,
				'nickname'      => '' === $firstName ? $name : $firstName,
				'display_name'  => '' === $firstName ? __( 'Client', 'atoll' ) : $firstName,
				'role'          => PortalRoles::CLIENT,
				'locale'        => SiteLanguage::ofNewUser(),
			)
		);
	}

	/** Makes a user without a role on this site a client. */
	public function ensureRole( int $id ): int {
		$user = get_userdata( $id );
		if ( false !== $user && array() === $user->roles ) {
			$user->set_role( PortalRoles::CLIENT );
		}
		return $id;
	}
}
