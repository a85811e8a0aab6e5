<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\LoginAttempts;
use WP_User;

/**
 * Checks the code of a user whose password was right. Wrong codes are slowed down as wrong passwords are, but counted
 * separately: only people with the password can try codes, so nobody else can lock the owner out.
 */
final class CodeCheck {

	/** Name of the counter of attempts. */
	public const COUNTER = 'code';

	public function __construct( private TwoFactor $factors, private LoginAttempts $attempts ) {}

	/**
	 * @param string $login The login that the code completes; a repeat for the same login is accepted. Empty for none.
	 * @throws \Atoll\Platform\Errors\TooManyRequests
	 */
	public function passes( WP_User $user, string $typed, Visitor $visitor, string $login = '' ): bool {
		$this->attempts->check( self::COUNTER, $user->user_login, $visitor );
		if ( ! $this->factors->useCode( $user->ID, $typed, $login ) ) {
			return false;
		}
		$this->attempts->succeeded( self::COUNTER, $user->user_login, $visitor );
		return true;
	}
}
