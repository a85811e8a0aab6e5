<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\CopiedMail;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Platform\Database\Transaction;
use Atoll\Tests\WordPress\Support\Mail\MailServer;
use Atoll\Tests\WordPress\Support\RefusedQuery;

/** A mail is sent by the process that has claimed it, and by another when that one dies. */
final class ClaimedMailTest extends MailQueueTestCase {

	public function test_two_senders_at_once_send_a_mail_once(): void {
		$this->queue( $this->message() );
		$this->assertCount( 1, $this->mailClaims( fn() => $this->time )->claim( 5 ) );
		$this->assertCount( 0, $this->mailClaims( fn() => $this->time )->claim( 5 ) );
	}

	public function test_what_a_process_has_begun_to_send_does_not_count_as_untried(): void {
		$this->queue( $this->message() );
		$this->time += 120;
		$counts = $this->mailCounts( fn() => $this->time );
		$this->assertSame( 1, $counts->untried( 60 ) );
		$this->mailClaims( fn() => $this->time )->claim( 5 );
		$this->assertSame( 0, $counts->untried( 60 ) );
		$this->time += 86400;
		$this->assertSame( 0, $counts->untried( 60 ), 'Nor does it once whoever claimed it is dead.' );
	}

	public function test_what_a_killed_sender_had_claimed_is_sent_by_the_next_one(): void {
		$this->queue( $this->message() );
		$this->mailClaims( fn() => $this->time )->claim( 5 );
		$this->time += 600;
		$this->assertCount( 1, $this->mailClaims( fn() => $this->time )->claim( 5 ) );
	}

	public function test_a_process_that_sends_what_it_queues_has_claimed_it_and_another_takes_over_when_it_dies(): void {
		$claimed = array();
		$id      = $this->ownQueue( $claimed )->queue( $this->message(), 7, 3 );
		$this->assertEquals( array( $this->mails->find( $id ) ), $claimed, 'as it would be read' );
		$this->assertSame( array(), $this->mailClaims( fn() => $this->time )->claim( 5 ) );
		$this->time += 600;
		$this->assertCount( 1, $this->mailClaims( fn() => $this->time )->claim( 5 ) );
	}

	public function test_what_a_process_has_claimed_is_sent_without_being_read_again(): void {
		$this->server = new MailServer( 'take' );
		$claimed      = array();
		$this->ownQueue( $claimed )->queue( $this->message(), 7, 3 );
		$this->delivery( fn() => $this->time )->runClaimed( $claimed, 1 );
		$this->assertCount( 1, $this->server->taken() );
		$this->assertSame( QueuedMail::SENT, $this->only()->status );
	}

	public function test_what_a_process_has_claimed_but_no_time_for_counts_as_no_try(): void {
		$this->server = new MailServer( 'take' );
		$claimed      = array();
		$queue        = $this->ownQueue( $claimed );
		$queue->queue( $this->message(), 7, 3 );
		$bounded = new MailMessage( array( 'jo@example.com' ), 'Thank you', '<p>Hello</p>', 'Hello', bounded: true );
		$second  = $queue->queue( $bounded, 7, 3 );
		add_action( 'wp_mail_succeeded', fn() => $this->time += 41 );
		$this->delivery( fn() => $this->time )->runClaimed( $claimed, 40 );
		remove_all_actions( 'wp_mail_succeeded' );
		$left = $this->mails->find( $second );
		$this->assertSame(
			array( QueuedMail::WAITING, 0, array() ),
			array( $left->status, $left->attempts, $left->story )
		);
		$limit = $this->mailRateLimit( fn() => $this->time );
		array_map( static fn(): bool => $limit->allowsForms( 'jo@example.com' ), range( 1, 5 ) );
		$this->delivery( fn() => $this->time )->run( 0 );
		$this->assertSame( QueuedMail::HELD, $this->mails->find( $second )->status );
	}

	public function test_a_mail_that_the_database_does_not_answer_about_waits_and_keeps_up_no_other(): void {
		$this->server = new MailServer( 'take' );
		$claimed      = array();
		$queue        = $this->ownQueue( $claimed );
		$first        = $queue->queue( $this->message(), 7, 3 );
		$second       = $queue->queue( $this->message(), 7, 3 );
		$sparse       = static fn( array $options ): array => array_diff_key( $options, array( 'home' => '' ) );
		add_filter( 'alloptions', $sparse );
		$thrown = RefusedQuery::during(
			"SELECT option_value.*'home'",
			fn() => $this->delivery( fn() => $this->time )->runClaimed( $claimed, 40 ),
			1
		);
		remove_filter( 'alloptions', $sparse );
		$this->assertNull( $thrown );
		$this->assertSame( QueuedMail::SENT, $this->mails->find( $second )->status );
		$left = $this->mails->find( $first );
		$this->assertSame( array( QueuedMail::WAITING, array() ), array( $left->status, $left->story ) );
		$this->assertSame( $this->time + 60, strtotime( $left->due . ' UTC' ) );
	}

	public function test_a_mail_that_was_taken_back_is_nobodys_to_send_and_one_is_told_of_once_it_is_there_for_good(): void {
		global $wpdb;
		$claimed     = array();
		$transaction = new Transaction( $wpdb );
		$queue       = $this->ownQueue( $claimed, $transaction );
		try {
			$transaction->run(
				function () use ( $queue ): void {
					$queue->queue( $this->message(), 7, 3 );
					throw new \RuntimeException( 'no entry' );
				}
			);
		} catch ( \RuntimeException ) {
			$this->assertSame( array( array(), array() ), array( $claimed, $this->mails->ofEntry( 7 ) ) );
		}
		$transaction->run(
			function () use ( $queue, &$claimed ): void {
				$queue->queue( $this->message(), 7, 3 );
				$this->assertSame( array(), $claimed );
			}
		);
		$this->assertCount( 1, $claimed );
	}

	/** @param list<QueuedMail> $claimed What this process is to send. */
	private function ownQueue( array &$claimed, ?Transaction $transaction = null ): MailQueue {
		global $wpdb;
		$deliverLater = static function ( QueuedMail ...$mails ) use ( &$claimed ): void {
			array_push( $claimed, ...$mails );
		};
		return new MailQueue(
			$this->mails,
			$transaction ?? new Transaction( $wpdb ),
			new CopiedMail( $this->mailRows( fn() => $this->time ) ),
			$deliverLater,
			isSender: true
		);
	}
}
