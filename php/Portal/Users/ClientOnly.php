<?php

declare( strict_types=1 );

namespace Atoll\Portal\Users;

use Atoll\Platform\Access\Capabilities;
use WP_User;

/** Somebody who is a client and nothing else. Whoever works on the site besides has WordPress' own screens. */
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
}
