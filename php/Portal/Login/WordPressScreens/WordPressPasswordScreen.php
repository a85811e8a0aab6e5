<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\WordPressScreens;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\Passwords\NewPassword;
use Atoll\Portal\Users\ClientOnly;
use WP_Error;
use WP_User;

/** The screen of wp-login.php to choose a new password: applies the same rules to clients as our own page. */
final class WordPressPasswordScreen {

	public function __construct( private NewPassword $newPassword, private CurrentRequest $request ) {}

	/**
	 * Runs on action `validate_password_reset`.
	 *
	 * @param mixed $user The user whose reset key was opened.
	 */
	public function check( WP_Error $errors, mixed $user ): void {
		$password = $this->request->posted( 'pass1' ); // Empty when the form is only displayed.
		if ( '' === $password || ! $user instanceof WP_User || ! ClientOnly::is( $user ) ) {
			return;
		}
		$problem = $this->newPassword->problem( $user, $password );
		if ( '' !== $problem ) {
			$errors->add( 'atoll_password_weak', esc_html( $problem ) );
		}
	}
}
