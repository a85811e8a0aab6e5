<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Platform\Http\CurrentRequest;
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
		private CurrentVisitor $visitors,
		private CurrentRequest $request
	) {}

	public function hideExistingEmail( WP_Error $errors, string $login, string $email ): WP_Error {
		$isScreen = did_action( 'login_form_register' ) > 0; // Others who register people have answers of their own.
		if (
			! $isScreen || ! $this->urls->hasLogin() || ! in_array( 'email_exists', $errors->get_error_codes(), true )
		) {
			return $errors;
		}
		$errors->remove( 'email_exists' );
		return $errors->has_errors() ? $errors : $this->answerAsNew( $email );
	}

	private function answerAsNew( string $email ): never {
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
