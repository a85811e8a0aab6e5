<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\LoginAttempts;
use WP_User;

/**
 * Judges the code of somebody whose password was right. Guesses wait as guesses of a password do, and are counted by
 * themselves: who does not have the password cannot make one, and so holds up nobody.
 */
final class CodeCheck {

	/** What guesses are counted as. */
	public const COUNTED = 'code';

	public function __construct( private TwoFactor $factors, private LoginAttempts $attempts ) {}

	/** @throws \Atoll\Platform\Errors\TooManyRequests */
	public function passes( WP_User $user, string $typed, Visitor $visitor ): bool {
		$this->attempts->check( self::COUNTED, $user->user_login, $visitor );
		if ( ! $this->factors->takes( $user->ID, $typed ) ) {
			return false;
		}
		$this->attempts->succeeded( self::COUNTED, $user->user_login, $visitor );
		return true;
	}
}
