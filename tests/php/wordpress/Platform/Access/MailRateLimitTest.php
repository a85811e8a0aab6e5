<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

use Atoll\Platform\Access\RateLimits\LoginAttemptRepository;
use Atoll\Platform\Access\RateLimits\MailboxKey;
use Atoll\Platform\Access\RateLimits\MailRateLimit;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Nobody fills somebody else's mailbox. */
final class MailRateLimitTest extends SiteTestCase {

	private int $now = 1_800_000_000;

	public function test_a_mailbox_gets_a_few_at_once_and_then_one_after_ever_longer_times(): void {
		for ( $mail = 0; $mail < 5; $mail++ ) {
			$this->assertSame( 0, $this->wait(), "mail {$mail}" );
		}
		$this->assertSame( 300, $this->wait() );
		$this->now += 300;
		$this->assertSame( 0, $this->wait( ' JO@example.com' ), 'the same mailbox' );
		$this->assertSame( 600, $this->wait() );
		$this->assertSame( 0, $this->wait( 'mia@example.com' ) );
		$this->assertSame( 0, $this->wait( what: 'something else' ), 'which nobody hears of' );
		$this->now += 86401;
		$this->assertSame( 0, $this->wait() );
		$this->assertSame( 0, $this->wait(), 'all of it is forgotten after a day' );
	}

	public function test_the_addresses_of_one_mailbox_count_as_one(): void {
		foreach ( array( 'jo@example.com', 'JO@Example.com', 'jo+a@example.com', 'jo+a+b@example.com' ) as $address ) {
			$this->assertSame( 'jo@example.com', MailboxKey::normalise( $address ) );
		}
		$this->assertSame(
			MailboxKey::normalise( 'j.o.lee@gmail.com' ),
			MailboxKey::normalise( 'jolee+x@googlemail.com' ),
			'Google ignores dots'
		);
		$this->assertNotSame(
			MailboxKey::normalise( 'j.o@example.com' ),
			MailboxKey::normalise( 'jo@example.com' ),
			'others do not'
		);
		$this->assertSame( 'jo', MailboxKey::normalise( ' Jo' ), 'a name that is no address' );
	}

	public function test_forms_send_a_mailbox_five_mails_in_any_five_hours(): void {
		$sent = array();
		for ( $minute = 0; $minute < 610; $minute++ ) {
			if ( $this->allowsForms( "jo+{$minute}@example.com" ) ) {
				$sent[] = $minute;
			}
			$this->now += 60;
		}
		$this->assertSame( array( 0, 1, 2, 3, 4, 300, 301, 302, 303, 304, 600, 601, 602, 603, 604 ), $sent );
	}

	public function test_a_mailbox_that_forms_name_every_day_still_gets_five_mails_at_once(): void {
		for ( $day = 0; $day < 10; $day++ ) {
			$this->assertTrue( $this->allowsForms() );
			$this->now += 80000;
		}
		$hour = array_map( fn(): bool => $this->allowsForms(), range( 1, 6 ) );
		$this->assertSame( array( true, true, true, true, true, false ), $hour );
	}

	private function allowsForms( string $mailbox = 'jo@example.com' ): bool {
		return $this->limit()->allowsForms( $mailbox );
	}

	private function wait( string $mailbox = 'jo@example.com', string $what = 'forgotten' ): int {
		return $this->limit()->wait( $what, $mailbox );
	}

	private function limit(): MailRateLimit {
		return new MailRateLimit( Inside::get( LoginAttemptRepository::class ), self::signer(), fn() => $this->now );
	}
}
