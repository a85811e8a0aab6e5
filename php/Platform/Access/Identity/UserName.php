<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Identity;

use WP_User;

/**
 * Users' names as they were typed. WordPress stores them as HTML (`pre_user_first_name` and others), so the ampersand
 * in “Tom & Jo” is stored as an entity. Plain text, or escaping it again, would show that entity.
 */
final class UserName {

	/** @param string $property Such as `first_name` or `display_name`. */
	public static function read( WP_User $user, string $property ): string {
		$name = $user->get( $property );
		return is_string( $name ) ? wp_specialchars_decode( $name ) : '';
	}
}
