<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\LoginAttempts;
use WP_User;

/**
 * Checks the code of somebody whose password was right. Guesses wait as guesses of a password do, and are counted
 * separately: whoever lacks the password cannot make one, and so cannot lock the owner out.
 */
final class CodeCheck {

	/** Name under which guesses are counted. */
	public const COUNTER = 'code';

	public function __construct( private TwoFactor $factors, private LoginAttempts $attempts ) {}

	/**
	 * @param string $login The login that it ends, for which it may come again; empty for none.
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
