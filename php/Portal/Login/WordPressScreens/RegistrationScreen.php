<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\WordPressScreens;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Jobs\ShutdownTask;
use Atoll\Portal\Passwords\ForgottenPassword;
use Atoll\Portal\PortalUrls;
use WP_Error;

/**
 * Keeps WordPress' registration screen from revealing which email addresses have an account. It responds as for a new
 * address, and only the mailbox learns of the account, with a link to choose a new password.
 */
final class RegistrationScreen {

	public function __construct(
		private PortalUrls $urls,
		private ForgottenPassword $forgottenPassword,
		private RegisteredNames $names,
		private ShutdownTask $shutdownTask,
		private CurrentVisitor $visitors,
		private CurrentRequest $request
	) {}

	public function hideExistingEmail( WP_Error $errors, string $login, string $email ): WP_Error {
		if ( ! $this->isShown() ) {
			return $errors;
		}
		$errors = $this->reportTakenName( $errors, $login );
		if ( ! in_array( 'email_exists', $errors->get_error_codes(), true ) ) {
			return $errors;
		}
		$errors->remove( 'email_exists' );
		return $errors->has_errors() ? $errors : $this->answerAsNew( $login, $email );
	}

	/** Sends the email about a new account after the response, as the email to an existing account is. */
	public function deferMail( int $user ): void {
		if ( $this->isShown() && remove_action( 'register_new_user', 'wp_send_new_user_notifications' ) ) {
			$this->shutdownTask->defer(
				static function () use ( $user ): void {
					wp_send_new_user_notifications( $user );
				}
			);
		}
	}

	/** Whether this is WordPress' registration screen; plugins that register users have responses of their own. */
	private function isShown(): bool {
		return did_action( 'login_form_register' ) > 0 && $this->urls->hasLogin();
	}

	private function reportTakenName( WP_Error $errors, string $login ): WP_Error {
		if (
			'' === $login || in_array( 'username_exists', $errors->get_error_codes(), true )
			|| ! $this->names->has( $login )
		) {
			return $errors;
		}
		$first = new WP_Error(
			'username_exists',
			// WordPress' own text, and in first place, where WordPress puts this error.
			__(
				'<strong>Error:</strong> This username is already registered. Please choose another one.',
				'default'
			)
		);
		$first->merge_from( $errors );
		return $first;
	}

	private function answerAsNew( string $login, string $email ): never {
		$this->names->remember( $login );
		try {
			$this->forgottenPassword->requestLink( $email, $this->visitors->current() );
		} catch ( TooManyRequests ) {
			// Above the limit no email is sent, and the response stays the same.
		}
		wp_hash_password( wp_generate_password( 12, false ) ); // Takes as long as creating an account.
		// The same redirect as WordPress'.
		wp_safe_redirect( $this->request->posted( 'redirect_to' ) ?: 'wp-login.php?checkemail=registered' );
		exit;
	}
}
