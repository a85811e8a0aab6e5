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
 * Where a site lets people register on WordPress' own screen, the screen does not tell whose email has an account: it
 * answers as for a new one, and only the mailbox learns of it, by a link to a new password.
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

	/** Has the mail about a new account wait until the answer was sent, as the mail to one that is there does. */
	public function deferMail( int $user ): void {
		if ( $this->isShown() && remove_action( 'register_new_user', 'wp_send_new_user_notifications' ) ) {
			$this->shutdownTask->defer(
				static function () use ( $user ): void {
					wp_send_new_user_notifications( $user );
				}
			);
		}
	}

	/** Others who register people have answers of their own. */
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
			// In WordPress' own words, and where it has them.
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
			// Above the limit no mail is sent, and the answer stays the same.
		}
		wp_hash_password( wp_generate_password( 12, false ) ); // Takes as long as making a new account does.
		// As WordPress does.
		wp_safe_redirect( $this->request->posted( 'redirect_to' ) ?: 'wp-login.php?checkemail=registered' );
		exit;
	}
}
