<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\Queue\MailRequeue;
use Atoll\Forms\Mail\Queue\QueuedMail;

/** A server's clock that was months ahead for a while, and is set right, keeps no mail until then. */
final class ClockAheadTest extends MailQueueTestCase {

	private const AHEAD = 120 * 86400;

	public function test_mail_that_was_refused_then_is_due(): void {
		$this->queue( $this->message() );
		$this->ahead(
			function (): void {
				$claims = $this->mailClaims( fn() => $this->time );
				$claims->markRefused( $claims->claim( 1 )[0], 'Not now', 60 );
			}
		);
		$this->assertSame( 1, $this->found() );
	}

	public function test_mail_that_was_queued_then_is_due_and_counts_as_late_where_nobody_sends_it(): void {
		$this->ahead( fn() => $this->queue( $this->message() ) );
		$counts = $this->mailCounts( fn() => $this->time );
		$this->assertSame( array( 1, 1 ), array( $counts->untried( 60 ), $counts->late( 3600 ) ) );
		$this->assertSame( 1, $this->found() );
	}

	public function test_what_a_sender_had_claimed_that_died_then_is_sent_by_the_next_one(): void {
		$this->queue( $this->message() );
		$this->ahead( fn() => $this->assertSame( 1, $this->found() ) );
		$this->assertSame( 1, $this->found() );
	}

	public function test_or_when_somebody_asks_for_it(): void {
		$this->queue( $this->message() );
		$this->ahead( fn() => $this->assertSame( 1, $this->found() ) );
		$renewals = new MailRequeue( $this->mailRows( fn() => $this->time ) );
		$this->assertSame( 1, $renewals->renewOfEntry( 7 ) );
		$this->assertSame( 0, $this->only()->attempts );
	}

	public function test_the_longest_wait_and_a_claim_of_a_server_whose_clock_is_ahead_a_little_are_kept(): void {
		$this->queue( $this->message() );
		$claims = $this->mailClaims( fn() => $this->time + 299 );
		$mail   = $claims->claim( 1 )[0];
		$this->assertSame( 0, $this->found() );
		$claims->markRefused( $mail, 'Not now', 86400 );
		$this->assertSame( 0, $this->found() );
		$this->assertSame( QueuedMail::WAITING, $this->only()->status );
	}

	private function ahead( \Closure $work ): void {
		$this->time += self::AHEAD;
		$work();
		$this->time -= self::AHEAD;
	}

	private function found(): int {
		return count( $this->mailClaims( fn() => $this->time )->claim( 5 ) );
	}
}
