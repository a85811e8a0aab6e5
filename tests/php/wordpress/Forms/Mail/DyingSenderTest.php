<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Admin\MailNoticeText;
use Atoll\Forms\Mail\Queue\MailClaims;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Mail\Queue\SendAttempt;
use Atoll\Forms\Mail\Queue\UnsentMail;
use Atoll\Platform\SiteDateFormat;
use Atoll\Tests\WordPress\Support\Mail\MailServer;

/** A mail whose sender is ended on the way each time, such as by another plugin's exit() or a limit of the host. */
final class DyingSenderTest extends MailQueueTestCase {

	public function test_it_waits_longer_each_time_and_is_then_given_up_with_its_story(): void {
		$this->queue( $this->message() );
		$waits = array();
		while ( count( $waits ) < 9 ) {
			$waits[] = $this->secondsUntilClaimed();
			$this->assertSame( QueuedMail::WAITING, $this->only()->status, 'while it is being sent' );
		}
		$this->assertSame( array( 60, 600, 600, 900, 3600, 10800, 21600, 43200, 86400 ), $waits );
		$this->time += MailClaims::SECONDS;
		$this->assertSame( array(), $this->mailClaims( fn() => $this->time )->claim( 1 ) );
		$this->assertSame( QueuedMail::FAILED, $this->only()->status );
		$this->assertSame( $this->time, strtotime( $this->only()->due . ' UTC' ), 'when it was given up' );
		$story = $this->only()->story;
		$this->assertSame(
			array_fill( 0, 9, array( true, false ) ),
			array_map( static fn( SendAttempt $try ) => array( $try->hasFailed(), $try->hasEnded ), $story )
		);
		$this->assertStringContainsString( 'has not said how that ended', $story[8]->words() );
	}

	public function test_what_the_mail_server_has_taken_at_the_last_try_is_sent_and_not_given_up(): void {
		$this->queue( $this->message() );
		for ( $try = 0; $try < 9; $try++ ) {
			$this->secondsUntilClaimed();
		}
		$this->sentMarkers()->add( $this->only() );
		$this->time += MailClaims::SECONDS;
		$this->assertSame( array(), $this->mailClaims( fn() => $this->time )->claim( 1 ) );
		$this->assertSame( QueuedMail::SENT, $this->only()->status );
		$this->assertSame( '', $this->only()->lastAttempt()?->words() );
		$this->assertFalse( $this->sentMarkers()->has( $this->only() ) );
	}

	public function test_the_sender_that_queued_it_counts_as_its_first(): void {
		$mail = $this->mails->addClaimed( $this->message(), 7, 3 );
		$this->assertEquals( $this->only(), $mail, 'as it would be read' );
		$this->assertSame( array( 1, 1 ), array( $mail->attempts, count( $mail->story ) ) );
		$this->assertSame( MailClaims::SECONDS, strtotime( $mail->due . ' UTC' ) - $this->time );
	}

	public function test_what_came_of_a_try_takes_the_place_of_what_is_told_until_then(): void {
		$this->server = new MailServer( 'defer' );
		$this->queue( $this->message() );
		$this->mailClaims( fn() => $this->time )->claim( 1 );
		$this->time += 600;
		$this->delivery( fn() => $this->time )->run( 0 );
		$this->assertSame( 2, $this->only()->attempts );
		$this->assertSame( array( false, true ), array_column( $this->only()->story, 'hasEnded' ) );
		$this->assertStringContainsString( 'Try again later', $this->only()->story[1]->words() );
	}

	public function test_what_the_mail_server_has_taken_is_not_sent_again(): void {
		$this->server = new MailServer( 'take' );
		$this->queue( $this->message() );
		$marked = array();
		add_action(
			'wp_mail_succeeded',
			function () use ( &$marked ): void {
				$marked[] = $this->sentMarkers()->has( $this->only() );
			}
		);
		$this->delivery( fn() => $this->time )->run( 0 );
		remove_all_actions( 'wp_mail_succeeded' );
		$this->assertSame( array( true ), $marked, 'known before any other plugin may end the process' );
	}

	public function test_it_is_not_told_of_as_refused(): void {
		$this->queue( $this->message() );
		$this->mailClaims( fn() => $this->time )->claim( 1 );
		$since       = SiteDateFormat::text( $this->time );
		$this->time += 3601;
		$this->assertStringContainsString(
			"We have been trying to send 1 email since {$since}, but PHP stopped each time",
			$this->notice()
		);
		$this->mailClaims( fn() => $this->time )->claim( 1 );
		$this->assertSame( '', $this->notice(), 'it is being sent' );
	}

	private function notice(): string {
		$rows = $this->mailRows( fn() => $this->time );
		$text = new MailNoticeText( $this->mailCounts( fn() => $this->time ), new UnsentMail( $rows ) );
		return $text->aboutRefused( 86400 );
	}

	/** Lets the time pass until a sender finds it, at most two days. */
	private function secondsUntilClaimed(): int {
		$begun = $this->time;
		do {
			$this->time += 60;
			$claimed     = $this->mailClaims( fn() => $this->time )->claim( 1 );
		} while ( array() === $claimed && $this->time < $begun + 2 * 86400 );
		return $this->time - $begun;
	}
}
