<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Entries\Storage\Transaction;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Tests\WordPress\Support\MailServer;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use Atoll\Tests\WordPress\Support\WithMailServer;
use PHPUnit\Framework\Attributes\DataProvider;

/** The mail queue against a real mail server that takes, refuses, is slow or goes away. */
final class MailQueueTest extends SiteTestCase {

	use WithMailServer;

	private int $time = 1_800_000_000;
	private MailRepository $mails;

	protected function setUp(): void {
		parent::setUp();
		$this->mails = $this->mailRepository( fn() => $this->time );
	}

	public function test_a_mail_arrives_as_html_and_as_text_with_its_headers(): void {
		$this->server = new MailServer( 'take' );
		$this->queue( new MailMessage( array( 'broker@example.com' ), 'Enquiry – Jo', '<p>Häuser</p>', 'Häuser', array( 'reply_to' => array( 'jo@example.com' ), 'bcc' => array( 'archive@example.com' ) ) ) );
		$this->deliver();

		list( $mail ) = $this->server->taken();
		$this->assertSame( array( 'broker@example.com', 'archive@example.com' ), $mail['to'] );
		$this->assertStringContainsString( 'From: ' . get_bloginfo( 'name' ) . ' <', $mail['source'], 'not from “WordPress”' );
		$this->assertStringContainsString( 'Reply-To: jo@example.com', $mail['source'] );
		$this->assertStringContainsString( 'multipart/alternative', $mail['source'] );
		$this->assertStringContainsString( 'text/plain', $mail['source'] );
		$this->assertStringNotContainsString( 'archive@', $mail['source'], 'a blind copy is blind' );
		$this->assertSame( QueuedMail::SENT, $this->only()->status );
	}

	/** @return array<string, array{string, string}> */
	public static function refusals(): array {
		return array(
			'refused' => array( 'refuse', 'No such mailbox' ),
			'put off' => array( 'defer', 'Try again later' ),
			'cut off' => array( 'cut', 'SMTP' ),
		);
	}

	#[DataProvider( 'refusals' )]
	public function test_a_mail_that_is_not_taken_waits_longer_each_time_and_is_then_given_up( string $behaviour, string $reason ): void {
		$this->server = new MailServer( $behaviour );
		$this->queue( $this->message() );
		$waits = array();
		for ( $try = 0; QueuedMail::FAILED !== $this->only()->status && $try < 20; $try++ ) {
			$this->deliver();
			$waits[]    = strtotime( $this->only()->due . ' UTC' ) - $this->time;
			$this->time = strtotime( $this->only()->due . ' UTC' );
		}
		$this->assertSame( array( 60, 300, 900, 3600, 10800, 21600, 43200, 86400, 0 ), $waits );
		$this->assertCount( 9, $this->only()->story );
		$this->assertStringContainsString( $reason, $this->only()->story[8]->error );
	}

	public function test_a_mail_that_was_put_off_arrives_once_the_server_takes_it(): void {
		$this->server = new MailServer( 'defer' );
		$this->queue( $this->message() );
		$this->deliver();
		$this->server->stop();
		$this->server = new MailServer( 'take' );
		$this->deliver();
		$this->assertCount( 0, $this->server->taken(), 'its time has not come' );
		$this->time += 60;
		$this->deliver();
		$this->deliver();
		$this->assertCount( 1, $this->server->taken() );
		$this->assertSame( array( true, false ), array_map( static fn( $attempt ) => $attempt->hasFailed(), $this->only()->story ) );
	}

	public function test_a_server_that_does_not_answer_is_not_waited_for_without_end(): void {
		$this->server = new MailServer( 'slow', 1 );
		$this->queue( $this->message() );
		$this->deliver();
		$this->assertSame( QueuedMail::WAITING, $this->only()->status );
		$this->assertTrue( $this->only()->story[0]->hasFailed() );
	}

	public function test_two_senders_at_once_send_a_mail_once(): void {
		$this->queue( $this->message() );
		$this->assertCount( 1, $this->mailClaims( fn() => $this->time )->claim( 5 ) );
		$this->assertCount( 0, $this->mailClaims( fn() => $this->time )->claim( 5 ) );
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

	public function test_another_plugin_that_throws_or_swallows_mail_is_a_refusal_like_any_other(): void {
		$throw = static fn() => throw new \RuntimeException( 'broken' );
		add_filter( 'pre_wp_mail', $throw );
		$this->queue( $this->message() );
		$this->deliver();
		remove_filter( 'pre_wp_mail', $throw );
		add_filter( 'pre_wp_mail', '__return_false' );
		$this->time += 60;
		$this->deliver();
		remove_filter( 'pre_wp_mail', '__return_false' );
		$this->assertSame( 'broken', $this->only()->story[0]->error );
		$this->assertStringContainsString( 'did not send', $this->only()->story[1]->error );
	}

	public function test_the_words_of_a_secret_mail_are_forgotten_once_it_was_sent(): void {
		$this->server = new MailServer( 'take' );
		$this->queue( new MailMessage( array( 'jo@example.com' ), 'Your form', '<p>token</p>', 'token', array(), '', true ) );
		$this->assertStringNotContainsString( 'token', $this->stored(), 'nor can they be read while it waits' );
		$this->deliver();
		$this->assertStringContainsString( 'token', $this->server->taken()[0]['source'] );
		$this->assertSame( array( '', '' ), array( $this->only()->message->html, $this->only()->message->text ) );
	}

	public function test_nothing_in_a_message_becomes_a_header(): void {
		$this->server = new MailServer( 'take' );
		$this->queue( new MailMessage( array( 'broker@example.com', "jo@example.com\r\nBcc: all@example.com" ), "Hello\r\nBcc: all@example.com", '<p>x</p>', 'x', array( 'reply_to' => array( "a@example.com\nBcc: all@example.com" ) ), "Jo\r\nBcc: all@example.com" ) );
		$this->deliver();
		list( $mail ) = $this->server->taken();
		$this->assertSame( array( 'broker@example.com' ), $mail['to'] );
		$this->assertStringNotContainsString( "\nBcc:", $mail['source'] );
	}

	private function message(): MailMessage {
		return new MailMessage( array( 'broker@example.com' ), 'Enquiry', '<p>Hello</p>', 'Hello' );
	}

	/** @param list<QueuedMail> $claimed What this process is to send. */
	private function ownQueue( array &$claimed, ?Transaction $transaction = null ): MailQueue {
		global $wpdb;
		$deliverLater = static function ( QueuedMail ...$mails ) use ( &$claimed ): void {
			array_push( $claimed, ...$mails );
		};
		return new MailQueue( $this->mails, $transaction ?? new Transaction( $wpdb ), $deliverLater, isSender: true );
	}

	private function queue( MailMessage $message ): void {
		$this->mailQueue( fn() => $this->time )->queue( $message, 7, 3 );
	}

	private function deliver(): void {
		$this->delivery( fn() => $this->time )->run( 0 );
	}

	private function stored(): string {
		global $wpdb;
		return (string) $wpdb->get_var( "SELECT message FROM {$wpdb->prefix}atoll_mail" );
	}

	private function only(): QueuedMail {
		$all = $this->mails->ofEntry( 7 );
		$this->assertCount( 1, $all );
		return $all[0];
	}
}
