<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\WordPressScreens;

use WP_Error;

/**
 * WordPress' login with an application password has an answer of its own for a name that is nobody's, one for who may
 * have none, as clients, and one for a wrong password. Here all three are one.
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
