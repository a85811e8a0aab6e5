<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

/** Logins are one for all sites of a network: what ends on one of them may have to stay for others. */
final class OtherSites {

	/**
	 * Whether somebody is a member of a site besides this one, be it archived or marked as spam.
	 *
	 * @param int $user 0 for nobody.
	 */
	public static function have( int $user ): bool {
		return is_multisite()
			&& array() !== array_diff( array_keys( get_blogs_of_user( $user, true ) ), array( get_current_blog_id() ) );
	}
}
