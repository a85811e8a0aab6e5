<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Portal\Users\ClientOnly;
use WP_User;

/**
 * Whose account the profile page looks after: a client's. Whoever works on the site has WordPress' own profile screen,
 * and an account that nobody can close by a slip, even if it is a client's too.
 */
final class AccountHolder {

	public function of( Visitor $visitor ): ?WP_User {
		$user = $visitor->isLoggedIn() ? get_userdata( $visitor->userId() ) : false;
		return $user && ClientOnly::is( $user ) ? $user : null;
	}

	/** @throws NotAllowed */
	public function requireUser( Visitor $visitor ): WP_User {
		return $this->of( $visitor ) ?? throw new NotAllowed();
	}
}
