<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\WordPressScreens;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\Passwords\NewPassword;
use Atoll\Portal\Users\ClientOnly;
use WP_Error;
use WP_User;

/** The screen of wp-login.php that a key to a new password opens: clients choose no weaker one there than on ours. */
final class WordPressPasswordScreen {

	public function __construct( private NewPassword $newPassword, private CurrentRequest $request ) {}

	/**
	 * Action `validate_password_reset`.
	 *
	 * @param mixed $user Of whoever opened it.
	 */
	public function check( WP_Error $errors, mixed $user ): void {
		$password = $this->request->posted( 'pass1' ); // Empty while the screen is only shown.
		if ( '' === $password || ! $user instanceof WP_User || ! ClientOnly::is( $user ) ) {
			return;
		}
		$problem = $this->newPassword->problem( $user, $password );
		if ( '' !== $problem ) {
			$errors->add( 'atoll_password_weak', esc_html( $problem ) );
		}
	}
}
