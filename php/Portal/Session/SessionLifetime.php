<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Sessions\LoginSession;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Users\PortalRoles;

/**
 * The lifetime of a client's login: it ends after the idle time from the settings, and at the latest after their
 * longest login. All other users keep WordPress' own lifetimes.
 */
final class SessionLifetime {

	/**
	 * How long before the end a user is asked whether to stay: one tenth of the idle time, within limits in seconds.
	 */
	private const WARN_SHARE = 10;
	private const WARN_LEAST = 60;
	private const WARN_MOST  = 300;

	/** @param \Closure(): int $clock Returns the time in seconds since the epoch. */
	public function __construct( private Settings $settings, private \Closure $clock ) {}

	/** Whether the settings limit this user's logins. */
	public function appliesTo( int $user ): bool {
		return in_array( PortalRoles::CLIENT, get_userdata( $user )->roles ?? array(), true );
	}

	public function longestSeconds(): int {
		return $this->settings->group( 'portal' )->int( 'longestHours' ) * 3600;
	}

	/** Returns when a client's session ends if they are active now and not again. */
	public function endOf( LoginSession $session ): int {
		return min( $this->now() + $this->idleSeconds(), $session->begun + $this->longestSeconds() );
	}

	/** Returns how many seconds before the end a user is asked whether to stay; 0 for users who cannot choose to. */
	public function warnSeconds( int $user ): int {
		return $this->appliesTo( $user )
			? max( self::WARN_LEAST, min( self::WARN_MOST, intdiv( $this->idleSeconds(), self::WARN_SHARE ) ) )
			: 0;
	}

	public function now(): int {
		return ( $this->clock )();
	}

	private function idleSeconds(): int {
		return $this->settings->group( 'portal' )->int( 'idleMinutes' ) * 60;
	}
}
