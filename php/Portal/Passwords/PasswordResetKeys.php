<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Users\UserTransaction;
use WP_User;

/**
 * WordPress' own keys to a new password, with the person's number before them, so that no name stands in an address.
 */
final class PasswordResetKeys {

	public function __construct( private UserTransaction $transaction ) {}

	/**
	 * @return string Empty when the person may have none.
	 * @throws StorageFailed
	 */
	public function make( WP_User $user ): string {
		$key = $this->transaction->change( $user->ID, get_password_reset_key( ... ) );
		return is_string( $key ) ? $this->withUserId( $user, $key ) : '';
	}

	/** @param string $key As WordPress made it. */
	public function withUserId( WP_User $user, string $key ): string {
		return "{$user->ID}-{$key}";
	}

	/** Whose it is; null for one that is used, ended, replaced or made up. */
	public function owner( string $keyWithUserId ): ?WP_User {
		if ( 1 !== preg_match( '/^([1-9][0-9]{0,17})-([A-Za-z0-9]{20})$/D', $keyWithUserId, $parts ) ) {
			return null;
		}
		$user  = get_userdata( (int) $parts[1] );
		$owner = false === $user ? null : check_password_reset_key( $parts[2], $user->user_login );
		return $owner instanceof WP_User ? $owner : null;
	}
}
