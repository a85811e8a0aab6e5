<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\LoginAttemptRepository;
use Atoll\Platform\Access\RateLimits\LoginAttempts;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Tries to log in, from here and from elsewhere, with a clock of the test's own. */
abstract class LoginAttemptsTestCase extends SiteTestCase {

	protected const HERE      = '203.0.113.7';
	protected const ELSEWHERE = '198.51.100.9';

	protected int $now = 1700049600;

	/** @return list<int> The seconds that each failed try was told to wait. */
	protected function tries(
		int $times,
		string $account = 'jo',
		string $ip = self::HERE,
		string $what = 'login'
	): array {
		$waits = array();
		for ( $i = 0; $i < $times; $i++ ) {
			try {
				$this->throttle()->check( $what, $account, $this->visitor( $ip ) );
				$waits[] = 0;
			} catch ( TooManyRequests $trouble ) {
				$waits[] = (int) $trouble->headers()['Retry-After'];
			}
		}
		return $waits;
	}

	protected function throttle(): LoginAttempts {
		return new LoginAttempts( Inside::get( LoginAttemptRepository::class ), self::signer(), fn() => $this->now );
	}

	protected function visitor( string $ip = self::HERE ): Visitor {
		return new Visitor( 0, $ip, '' );
	}
}
