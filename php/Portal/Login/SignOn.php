<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Access\Throttle;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Errors\LoginFailed;
use Atoll\Platform\Errors\TooMany;
use Atoll\Platform\Errors\Trouble;
use Atoll\Portal\Clients\Names;
use Atoll\Portal\Clients\Passwords;
use WP_User;

/**
 * Logs somebody in by email or user name, through WordPress, so that other plugins' checks run, {@see Watch} among
 * them. Never for longer than the browser is open: the computer may be anybody's.
 */
final class SignOn {

	public function __construct( private Throttle $throttle, private Passwords $passwords, private Names $names ) {}

	/**
	 * @throws LoginFailed
	 * @throws TooMany
	 */
	public function in( string $name, string $password ): WP_User {
		$credentials = array( 'user_login' => $name, 'user_password' => $this->passwords->asStored( $password ), 'remember' => false );
		// In a REST request WordPress would take an application password for the person's own.
		add_filter( 'application_password_is_api_request', '__return_false', PHP_INT_MAX );
		try {
			$user = wp_signon( $credentials );
		} finally {
			remove_filter( 'application_password_is_api_request', '__return_false', PHP_INT_MAX );
		}
		if ( ! $user instanceof WP_User ) {
			$trouble = $user->get_error_data( Watch::REFUSED );
			throw $trouble instanceof TooMany ? $trouble : new LoginFailed();
		}
		wp_set_current_user( $user->ID );
		return $user;
	}

	/**
	 * Logs in whoever has shown that the mailbox is theirs, with the password that they have just chosen. The login
	 * throttle does not apply to them.
	 *
	 * @return bool False where another plugin wants more than a password: it asks when they log in.
	 */
	public function proven( string $email, string $password, Visitor $visitor ): bool {
		$this->throttle->succeeded( Watch::COUNTED, $this->names->account( $email ), $visitor );
		try {
			$this->in( $email, $password );
			return true;
		} catch ( Trouble ) {
			return false;
		}
	}
}
