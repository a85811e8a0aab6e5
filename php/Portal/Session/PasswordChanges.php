<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Sessions\LoginSessions;
use WP_User;

/**
 * A new password ends every session that began with the old one. Their cookies are signed with a piece of the old
 * password's hash and so fail already; this also takes the sessions themselves. Where WordPress keeps the person who
 * changed it logged in, it makes them a new session after this.
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
