<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Platform\Access\RateLimits\LoginName;
use WP_User;

/**
 * Finds users by the exact email or user name that they log in with. WordPress and the database accept many spellings
 * of one name (accents, full-width letters, tags, invisible characters). If each worked, each would have attempts and
 * emails of its own, without limit.
 */
final class UserLookup {

	/** Returns the user with this email or user name; null if there is none. */
	public function find( string $typed ): ?WP_User {
		foreach ( array( 'email', 'login' ) as $field ) {
			$user = $this->candidate( $field, $typed );
			if (
				null !== $user
					&& LoginName::normalise( $typed ) === LoginName::normalise(
						'email' === $field ? $user->user_email : $user->user_login
					)
			) {
				return $user;
			}
		}
		return null;
	}

	/**
	 * Returns the same name for all that a user logs in with, so that attempts on one account count together; if no
	 * account has it, the typed text.
	 */
	public function accountName( string $typed ): string {
		return $this->find( $typed )->user_login ?? $typed;
	}

	/** Whether WordPress found the user by another spelling. Other plugins may find users by anything. */
	public function isMisspelt( string $typed, WP_User $found ): bool {
		$candidate = $this->candidate( 'login', $typed ) ?? $this->candidate( 'email', $typed );
		return null !== $candidate && $candidate->ID === $found->ID && null === $this->find( $typed );
	}

	/** @param 'email'|'login' $field WordPress raises an error if it looks for a name that consists of tags only. */
	private function candidate( string $field, string $typed ): ?WP_User {
		$name = 'login' === $field ? sanitize_user( $typed ) : $typed;
		return '' === $name ? null : ( get_user_by( $field, $typed ) ?: null );
	}
}
