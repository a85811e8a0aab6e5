<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\LoginAttemptRepository;
use Atoll\Platform\Access\RateLimits\LoginAttempts;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/**
 * An office, or all who share an address of their telephone company: the mistakes of some hold up nobody who logs in.
 */
final class SharedNetworkTest extends SiteTestCase {

	private Visitor $visitor;

	protected function setUp(): void {
		parent::setUp();
		$this->visitor = new Visitor( 0, '203.0.113.7', '' );
	}

	public function test_who_logs_in_after_many_mistakes_of_others_makes_nobody_wait(): void {
		for ( $i = 0; $i < 59; $i++ ) {
			$this->assertSame( 0, $this->wait( "name-$i" ) );
		}
		foreach ( array( 'jo', 'kim', 'sam' ) as $name ) {
			$this->assertSame( 0, $this->wait( $name ) );
			$this->attempts()->succeeded( 'login', $name, $this->visitor );
		}
		$this->assertSame( array( 0, 60 ), array( $this->wait( 'name-60' ), $this->wait( 'name-61' ) ) );
	}

	/** Seconds that a try had to wait; a try that need not counts. */
	private function wait( string $account ): int {
		try {
			$this->attempts()->check( 'login', $account, $this->visitor );
			return 0;
		} catch ( TooManyRequests $trouble ) {
			return (int) $trouble->headers()['Retry-After'];
		}
	}

	private function attempts(): LoginAttempts {
		$rows = Inside::get( LoginAttemptRepository::class );
		return new LoginAttempts( $rows, self::signer(), static fn() => 1700049600 );
	}
}
