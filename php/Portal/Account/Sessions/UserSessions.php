<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sessions;

use Atoll\Engine\Contract\JsonData;
use WP_Session_Tokens;
use WP_User;

/** A user's login sessions, as WordPress stores them. */
final class UserSessions {

	/**
	 * @return list<array{browser: string, since: int, isThis: bool}> The current session first, then the newest;
	 *         `since` in seconds since the epoch.
	 */
	public function find( WP_User $user ): array {
		$tokens   = WP_Session_Tokens::get_instance( $user->ID );
		$current  = $tokens->get( wp_get_session_token() );
		$sessions = array_map(
			static fn( mixed $session ): array => array(
				'browser' => BrowserName::name( JsonData::of( $session )->string( 'ua' ) ),
				'since'   => JsonData::of( $session )->int( 'login' ),
				'isThis'  => $session === $current,
			),
			array_values( $tokens->get_all() )
		);
		usort(
			$sessions,
			static fn( array $one, array $other ): int => array(
				$other['isThis'],
				$other['since'],
			) <=> array( $one['isThis'], $one['since'] )
		);
		return $sessions;
	}
}
