<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Tests\WordPress\Support\Mail\MailServer;
use PHPUnit\Framework\Attributes\DataProvider;

/** The mail queue against a real mail server that takes, refuses, is slow or goes away. */
final class MailQueueTest extends MailQueueTestCase {

	public function test_a_mail_arrives_as_html_and_as_text_with_its_headers(): void {
		$this->server = new MailServer( 'take' );
		$this->queue(
			new MailMessage(
				array( 'broker@example.com' ),
				'Enquiry – Jo',
				'<p>Häuser</p>',
				'Häuser',
				array( 'reply_to' => array( 'jo@example.com' ), 'bcc' => array( 'archive@example.com' ) )
			)
		);
		$this->deliver();

		list( $mail ) = $this->server->taken();
		$this->assertSame( array( 'broker@example.com', 'archive@example.com' ), $mail['to'] );
		$this->assertStringContainsString(
			'From: ' . get_bloginfo( 'name' ) . ' <',
			$mail['source'],
			'not from “WordPress”'
		);
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
	public function test_a_mail_that_is_not_taken_waits_longer_each_time_and_is_then_given_up(
		string $behaviour,
		string $reason
	): void {
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
		$this->assertSame(
			array( true, false ),
			array_map( static fn( $attempt ) => $attempt->hasFailed(), $this->only()->story )
		);
	}

	public function test_a_mail_whose_link_has_ended_meanwhile_is_given_up(): void {
		$this->server = new MailServer( 'take' );
		$message      = new MailMessage( array( 'jo@example.com' ), 'Your link', '', 'token', secret: true );
		$this->queue( $message->until( $this->time + 86400 ) );
		$claims = $this->mailClaims( fn() => $this->time );
		$claims->markRefused( $claims->claim( 1 )[0], 'Try again later', 86399 );
		$this->time += 86400;
		$this->deliver();
		$this->assertSame( array(), $this->server->taken() );
		$this->assertSame( QueuedMail::FAILED, $this->only()->status );
		$this->assertStringContainsString( 'no longer works', $this->only()->story[1]->error );
	}

	public function test_a_server_that_does_not_answer_is_not_waited_for_without_end(): void {
		$this->server = new MailServer( 'slow', 1 );
		$this->queue( $this->message() );
		$this->deliver();
		$this->assertSame( QueuedMail::WAITING, $this->only()->status );
		$this->assertTrue( $this->only()->story[0]->hasFailed() );
	}

	public function test_a_server_that_has_the_whole_mail_is_waited_for_longer(): void {
		$this->server = new MailServer( 'ponder', 1 );
		$this->queue( $this->message() );
		$this->deliver();
		$this->assertSame( array( QueuedMail::SENT, 1 ), array( $this->only()->status, $this->only()->attempts ) );
		$this->assertCount( 1, $this->server->taken() );
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
		$this->queue(
			new MailMessage( array( 'jo@example.com' ), 'Your form', '<p>token</p>', 'token', array(), '', true )
		);
		$this->assertStringNotContainsString( 'token', $this->stored(), 'nor can they be read while it waits' );
		$this->deliver();
		$this->assertStringContainsString( 'token', $this->server->taken()[0]['source'] );
		$this->assertSame( array( '', '' ), array( $this->only()->message->html, $this->only()->message->text ) );
	}

	public function test_nothing_in_a_message_becomes_a_header(): void {
		$this->server = new MailServer( 'take' );
		$this->queue(
			new MailMessage(
				array( 'broker@example.com', "jo@example.com\r\nBcc: all@example.com" ),
				"Hello\r\nBcc: all@example.com",
				'<p>x</p>',
				'x',
				array( 'reply_to' => array( "a@example.com\nBcc: all@example.com" ) ),
				"Jo\r\nBcc: all@example.com"
			)
		);
		$this->deliver();
		list( $mail ) = $this->server->taken();
		$this->assertSame( array( 'broker@example.com' ), $mail['to'] );
		$this->assertStringNotContainsString( "\nBcc:", $mail['source'] );
	}

	private function deliver(): void {
		$this->delivery( fn() => $this->time )->run( 0 );
	}

	private function stored(): string {
		global $wpdb;
		return (string) $wpdb->get_var( "SELECT message FROM {$wpdb->prefix}atoll_mail" );
	}
}
