<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Users\UserTransaction;
use WP_User;

/** WordPress' own password reset keys, prefixed with the user id, so that URLs do not contain a user name. */
final class PasswordResetKeys {

	public function __construct( private UserTransaction $transaction ) {}

	/**
	 * @return string Empty if the user may not reset their password.
	 * @throws StorageFailed
	 */
	public function make( WP_User $user ): string {
		$key = $this->transaction->change( $user->ID, get_password_reset_key( ... ) );
		return is_string( $key ) ? $this->withUserId( $user, $key ) : '';
	}

	/** @param string $key Key as WordPress made it. */
	public function withUserId( WP_User $user, string $key ): string {
		return "{$user->ID}-{$key}";
	}

	/** Returns the key's owner; null if the key was used, has expired, was replaced or is made up. */
	public function owner( string $keyWithUserId ): ?WP_User {
		if ( 1 !== preg_match( '/^([1-9][0-9]{0,17})-([A-Za-z0-9]{20})$/D', $keyWithUserId, $parts ) ) {
			return null;
		}
		$user  = get_userdata( (int) $parts[1] );
		$owner = false === $user ? null : check_password_reset_key( $parts[2], $user->user_login );
		return $owner instanceof WP_User ? $owner : null;
	}
}
