<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Platform\Access\Capabilities;
use WP_User;

/** Users who are clients and nothing else. Clients who are also staff have WordPress' own screens. */
final class ClientOnly {

	private const STAFF_CAPABILITIES = array(
		'edit_posts',
		'list_users',
		Capabilities::VIEW_ENTRIES,
		Capabilities::EDIT_FORMS,
		Capabilities::EDIT_SETTINGS,
	);

	public static function is( WP_User $user ): bool {
		return in_array( PortalRoles::CLIENT, $user->roles, true )
			&& array() === array_filter( self::STAFF_CAPABILITIES, $user->has_cap( ... ) );
	}

	/**
	 * Returns the id of the site whose client the user is: this one, or one of the network if the user has no role here
	 * and is only a client on all of its sites. WordPress lets such users into wp-admin on all sites. Else null.
	 */
	public static function site( WP_User $user ): ?int {
		if ( self::is( $user ) ) {
			return get_current_blog_id();
		}
		if ( ! is_multisite() || array() !== $user->roles || is_super_admin( $user->ID ) ) {
			return null;
		}
		$members = array_filter(
			array_map(
				static fn( int $site ): WP_User => new WP_User( $user->ID, '', $site ),
				array_keys( get_blogs_of_user( $user->ID, true ) )
			),
			static fn( WP_User $member ): bool => array() !== $member->roles
		);
		$clients = array_filter( $members, self::is( ... ) );
		return array() !== $clients && $clients === $members ? reset( $clients )->get_site_id() : null;
	}
}
