<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Sessions\LoginSessions;
use WP_User;

/**
 * Ends all sessions when a password changes. Their cookies already fail, because they are signed with a part of the old
 * password's hash; this deletes the sessions themselves too. If WordPress keeps the user who made the change logged in,
 * it creates a new session afterwards.
 */
final class PasswordChanges {

	public function __construct( private LoginSessions $sessions ) {}

	public function onUpdate( int $user, WP_User $before ): void {
		$now = get_userdata( $user );
		if ( false === $now || $now->user_pass !== $before->user_pass ) {
			$this->sessions->endAll( $user );
		}
	}

	public function onSet( string $password, int $user ): void {
		$this->sessions->endAll( $user );
	}
}
