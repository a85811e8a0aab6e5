<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\LoginAttempts;
use Atoll\Platform\Errors\PublicError;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Portal\Passwords\PasswordPolicy;
use Atoll\Portal\TwoFactor\Login\CodeNeeded;
use Atoll\Portal\TwoFactor\Login\LoginStep;
use Atoll\Portal\Users\UserLookup;
use WP_User;

/**
 * Logs in a user by email or user name, through WordPress, so that the checks of other plugins and {@see LoginThrottle}
 * run. The login always ends with the browser session, because the computer may be shared.
 */
final class LoginService {

	public function __construct(
		private LoginAttempts $attempts,
		private PasswordPolicy $passwordPolicy,
		private UserLookup $users,
		private LoginThrottle $throttle
	) {}

	/**
	 * @throws LoginFailed
	 * @throws LoginRefused
	 * @throws TooManyRequests
	 * @throws CodeNeeded When the password is right, and a code is needed too.
	 */
	public function logIn( string $name, string $password ): WP_User {
		$credentials = array(
			'user_login' => $name,
			'user_password' => $this->passwordPolicy->asStored( $password ),
			'remember' => false,
		);
		// In a REST request, WordPress would also accept an application password.
		add_filter( 'application_password_is_api_request', '__return_false', PHP_INT_MAX );
		try {
			$user = wp_signon( $credentials );
		} finally {
			remove_filter( 'application_password_is_api_request', '__return_false', PHP_INT_MAX );
		}
		if ( ! $user instanceof WP_User ) {
			$error = $user->get_error_data( LoginThrottle::REFUSED ) ?? LoginStep::fromRefusal( $user );
			throw match ( true ) {
				$error instanceof PublicError => $error,
				$this->throttle->hasFitted()  => new LoginRefused( $user ),
				default                       => new LoginFailed(),
			};
		}
		wp_set_current_user( $user->ID );
		return $user;
	}

	/**
	 * Logs in a user who has just proved that the mailbox is theirs, with the password that they have just chosen.
	 * Bypasses the login throttle.
	 *
	 * @return bool False if more than a password is needed; the user then logs in on the login page.
	 */
	public function logInVerified( string $email, string $password, Visitor $visitor ): bool {
		$this->attempts->succeeded( LoginThrottle::COUNTER, $this->users->accountName( $email ), $visitor );
		try {
			$this->logIn( $email, $password );
			return true;
		} catch ( PublicError ) {
			return false;
		}
	}
}
