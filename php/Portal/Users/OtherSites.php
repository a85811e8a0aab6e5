<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

/** Other sites of a network. All sites share their users, so data that one site deletes may have to stay for others. */
final class OtherSites {

	/**
	 * Whether a user is a member of another site, including archived sites and those marked as spam.
	 *
	 * @param int $user 0 for nobody.
	 */
	public static function have( int $user ): bool {
		return is_multisite()
			&& array() !== array_diff( array_keys( get_blogs_of_user( $user, true ) ), array( get_current_blog_id() ) );
	}
}
