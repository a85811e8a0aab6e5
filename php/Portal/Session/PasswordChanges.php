<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\LoginSessions;
use Atoll\Platform\Module;
use WP_User;

/**
 * A new password ends every session that began with the old one. Their cookies are signed with a piece of the old
 * password's hash and so fail already; this also takes the sessions themselves. Where WordPress keeps the person who
 * changed it logged in, it makes them a new session after this.
 */
final class PasswordChanges implements Module {

	public function __construct( private LoginSessions $sessions ) {}

	public function register(): void {
		add_action( 'wp_set_password', fn( string $password, int $user ) => $this->sessions->endAll( $user ), 10, 2 );
		add_action( 'profile_update', $this->onUpdate( ... ), 10, 2 );
	}

	private function onUpdate( int $user, WP_User $before ): void {
		$now = get_userdata( $user );
		if ( false === $now || $now->user_pass !== $before->user_pass ) {
			$this->sessions->endAll( $user );
		}
	}
}
