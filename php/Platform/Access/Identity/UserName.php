<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Identity;

use WP_User;

/**
 * Names of users as they typed them. WordPress stores them as HTML (`pre_user_first_name` and the like), so that the
 * ampersand of “Tom & Jo” is one entity there, which plain text and whatever escapes once more would show.
 */
final class UserName {

	/** @param string $property Such as `first_name` or `display_name`. */
	public static function of( WP_User $user, string $property ): string {
		$name = $user->get( $property );
		return is_string( $name ) ? wp_specialchars_decode( $name ) : '';
	}
}
