<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\LoginAttemptRepository;
use Atoll\Platform\Access\RateLimits\LoginAttempts;
use Atoll\Platform\Access\RateLimits\MailRateLimit;
use Atoll\Platform\Errors\TooManyRequests;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A server's clock that was ahead for a while, and is set right, keeps nobody waiting until it is that late again. */
final class WrongClockTest extends SiteTestCase {

	private const AHEAD = 39600;

	private int $now = 1700049600;

	public function test_a_login_waits_no_longer_than_it_ever_would(): void {
		$this->now += self::AHEAD;
		$this->assertSame( array( 0, 0, 0, 0, 0, 15 ), array_map( $this->login( ... ), range( 1, 6 ) ) );
		$this->now -= self::AHEAD;
		$this->assertSame( array( 0, 30 ), array( $this->login(), $this->login() ) );
	}

	public function test_mail_waits_no_longer_either(): void {
		$this->now += self::AHEAD;
		$this->assertSame( array( 0, 0, 0, 0, 0, 300 ), array_map( $this->mail( ... ), range( 1, 6 ) ) );
		$this->now -= self::AHEAD;
		$this->assertSame( array( 0, 600 ), array( $this->mail(), $this->mail() ) );
	}

	public function test_mail_from_forms_is_held_no_longer_either(): void {
		$allowsForms = fn(): bool => $this->mailLimit()->allowsForms( 'jo@example.com' );
		$this->now  += self::AHEAD;
		array_map( $allowsForms, range( 1, 5 ) );
		$this->assertFalse( $allowsForms() );
		$this->now -= self::AHEAD;
		$this->assertTrue( $allowsForms() );
	}

	/** Seconds that the try had to wait. */
	private function login(): int {
		try {
			$loginAttempts = new LoginAttempts( $this->records(), self::signer(), fn() => $this->now );
			$loginAttempts->check( 'login', 'jo', new Visitor( 0, '203.0.113.7', '' ) );
			return 0;
		} catch ( TooManyRequests $trouble ) {
			return (int) $trouble->headers()['Retry-After'];
		}
	}

	private function mail(): int {
		return $this->mailLimit()->wait( 'a link', 'jo@example.com' );
	}

	private function mailLimit(): MailRateLimit {
		return new MailRateLimit( $this->records(), self::signer(), fn() => $this->now );
	}

	private function records(): LoginAttemptRepository {
		return Inside::get( LoginAttemptRepository::class );
	}
}
