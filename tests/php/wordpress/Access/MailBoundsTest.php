<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Access;

use Atoll\Access\MailBounds;
use Atoll\Access\Secret;
use Atoll\Access\ThrottleRecords;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Nobody fills somebody else's mailbox. */
final class MailBoundsTest extends SiteTestCase {

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

	private function wait( string $mailbox = 'jo@example.com', string $what = 'forgotten' ): int {
		global $wpdb;
		return ( new MailBounds( new ThrottleRecords( $wpdb ), new Secret(), fn() => $this->now ) )->wait( $what, $mailbox );
	}
}
