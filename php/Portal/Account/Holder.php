<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Access\Capabilities;
use Atoll\Access\Visitor;
use Atoll\Clients\Roles;
use Atoll\Trouble\NotAllowed;
use WP_User;

/**
 * Whose account the profile page looks after: a client's. Whoever works on the site has WordPress' own profile screen,
 * and an account that nobody can close by a slip, even if it is a client's too.
 */
final class Holder {

	private const OF_WORKERS = array( 'edit_posts', 'list_users', Capabilities::VIEW_ENTRIES, Capabilities::EDIT_FORMS, Capabilities::EDIT_SETTINGS );

	public function of( Visitor $visitor ): ?WP_User {
		$user = $visitor->isLoggedIn() ? get_userdata( $visitor->userId() ) : false;
		return $user && $this->isClient( $user ) ? $user : null;
	}

	/** @throws NotAllowed */
	public function must( Visitor $visitor ): WP_User {
		return $this->of( $visitor ) ?? throw new NotAllowed();
	}

	private function isClient( WP_User $user ): bool {
		return in_array( Roles::CLIENT, $user->roles, true ) && array() === array_filter( self::OF_WORKERS, $user->has_cap( ... ) );
	}
}
