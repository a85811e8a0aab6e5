<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Platform\Access\RateLimits\LoginName;
use WP_User;

/**
 * Finds people by what they log in with, spelled as it is. WordPress and the database take many spellings for one name
 * (accents, letters of full width, tags, characters that nobody sees): were each a way in, each would have guesses and
 * mails of its own, and there is no end to them.
 */
final class UserLookup {

	/** Whose email or user name it is; null when it is nobody's. */
	public function find( string $typed ): ?WP_User {
		foreach ( array( 'email', 'login' ) as $field ) {
			$user = $this->candidate( $field, $typed );
			if (
				null !== $user
					&& LoginName::of( $typed ) === LoginName::of(
						'email' === $field ? $user->user_email : $user->user_login
					)
			) {
				return $user;
			}
		}
		return null;
	}

	/**
	 * One name for whatever somebody logs in with, so that guesses at one account count together; as typed for
	 * nobody's.
	 */
	public function accountName( string $typed ): string {
		return $this->find( $typed )->user_login ?? $typed;
	}

	/** Whether WordPress found somebody by another spelling. Other plugins may find people by anything. */
	public function isMisspelt( string $typed, WP_User $found ): bool {
		$candidate = $this->candidate( 'login', $typed ) ?? $this->candidate( 'email', $typed );
		return null !== $candidate && $candidate->ID === $found->ID && null === $this->find( $typed );
	}

	/** @param 'email'|'login' $field WordPress complains when it looks for a name that has nothing but tags. */
	private function candidate( string $field, string $typed ): ?WP_User {
		$name = 'login' === $field ? sanitize_user( $typed ) : $typed;
		return '' === $name ? null : ( get_user_by( $field, $typed ) ?: null );
	}
}
