<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\NotAllowed;
use Atoll\Portal\Users\ClientOnly;
use WP_User;

/**
 * The user whose account the profile page manages: always a client. Staff have WordPress' own profile screen, and their
 * accounts cannot be closed by mistake here, even if they are clients too.
 */
final class AccountHolder {

	public function find( Visitor $visitor ): ?WP_User {
		$user = $visitor->isLoggedIn() ? get_userdata( $visitor->userId() ) : false;
		return $user && ClientOnly::is( $user ) ? $user : null;
	}

	/** @throws NotAllowed */
	public function requireUser( Visitor $visitor ): WP_User {
		return $this->find( $visitor ) ?? throw new NotAllowed();
	}
}
