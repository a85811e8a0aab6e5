<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\WordPressScreens;

use WP_Error;

/**
 * Gives one error for all failed logins with an application password. WordPress has different ones for an unknown name,
 * for users who may not have such passwords (such as clients), and for a wrong password.
 */
final class BasicLoginErrors {

	private const REVEALING = array(
		'invalid_username',
		'invalid_email',
		'incorrect_password',
		'application_passwords_disabled_for_user',
	);

	public static function unify( mixed $errors ): mixed {
		return $errors instanceof WP_Error && in_array( $errors->get_error_code(), self::REVEALING, true )
			? new WP_Error(
				'incorrect_password',
				__( 'That name and password do not match.', 'atoll' ),
				array( 'status' => 401 )
			)
			: $errors;
	}
}
