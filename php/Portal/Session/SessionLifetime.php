<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Sessions\LoginSession;
use Atoll\Platform\Settings\Settings;
use Atoll\Portal\Users\PortalRoles;

/**
 * How long a client's login lasts: as long as the site's settings let them do nothing, and never longer than the
 * settings' longest login. Everybody else keeps WordPress' own lifetimes.
 */
final class SessionLifetime {

	/**
	 * Seconds before the end from which a person is asked whether to stay, as a share of the idle time and in limits.
	 */
	private const WARN_SHARE = 10;
	private const WARN_LEAST = 60;
	private const WARN_MOST  = 300;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct( private Settings $settings, private \Closure $clock ) {}

	/** Whether the settings limit this person's logins. */
	public function appliesTo( int $user ): bool {
		return in_array( PortalRoles::CLIENT, get_userdata( $user )->roles ?? array(), true );
	}

	public function longestSeconds(): int {
		return $this->settings->group( 'portal' )->int( 'longestHours' ) * 3600;
	}

	/** When a client's session ends if something was done just now and nothing more is. */
	public function endOf( LoginSession $session ): int {
		return min( $this->now() + $this->idleSeconds(), $session->begun + $this->longestSeconds() );
	}

	/** How long before its end somebody is asked whether to stay; 0 where staying is not theirs to choose. */
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
