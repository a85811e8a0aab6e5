<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\Queue\MailRetries;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Notifications\FormNotifications;
use Atoll\Tests\WordPress\Support\EntriesScreen;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\MailServer;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use Atoll\Tests\WordPress\Support\WithMailServer;

/** A form is no way to fill the mailbox of somebody who has never heard of it, nor to advertise to them. */
final class StrangersMailTest extends SiteTestCase {

	use WithMailServer;

	private const SPAM = 'Win at https://evil.example/win or www.evil.example, evil.example/x, http:\\\\evil.example, mailto:win@evil.example';

	protected function setUp(): void {
		parent::setUp();
		$this->server = new MailServer( 'take' );
	}

	public function test_a_mailbox_gets_five_mails_in_an_hour_from_all_forms_and_networks_and_the_rest_is_held(): void {
		$forms   = array( $this->make(), $this->make() );
		$entries = array();
		foreach ( array( 'jo@example.com', 'JO@example.com', 'jo+a@example.com', 'jo+b@Example.com', 'Jo+c+d@example.com', 'jo@example.com', 'jo+e@example.com' ) as $turn => $address ) {
			$_SERVER['REMOTE_ADDR'] = "203.{$turn}.113.7";
			$entries[]              = $this->send( $forms[ $turn % 2 ], array( 'input_2' => $address ) );
		}
		$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
		$this->send( $forms[0], array( 'input_2' => 'mia@example.com' ) );
		$this->delivery()->run( 60 );

		$this->assertSame( 7, $this->countTo( '/^broker@/' ) - 1, 'whom the editor named hears of all' );
		$this->assertSame( array( 5, 1 ), array( $this->countTo( '/^jo/i' ), $this->countTo( '/^mia@/' ) ) );
		$held = $this->toClient( $entries[6] );
		$this->assertSame( QueuedMail::HELD, $held->status );
		$this->assertSame( 2, $this->mailCounts()->held( 60 ) );

		Inside::get( MailRetries::class )->retryOne( $held->id );
		$this->delivery()->run( 60 );
		$this->assertSame( array( 6, QueuedMail::SENT ), array( $this->countTo( '/^jo/i' ), $this->toClient( $entries[6] )->status ), 'staff can send it anyway' );
	}

	public function test_site_health_tells_of_mail_that_is_held(): void {
		$mail = $this->toClient( $this->send( $this->make() ) );
		$this->mailClaims()->markHeld( $mail );
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array() ) );
		$this->assertStringContainsString( 'held this week', ( $tests['direct']['atoll_mail']['test'] )()['description'] );
	}

	public function test_an_entry_shows_that_its_mail_is_held_and_offers_to_send_it(): void {
		$entry = $this->send( $this->make() );
		$this->mailClaims()->markHeld( $this->toClient( $entry ) );
		$this->actAs( 'administrator' );
		$screen = EntriesScreen::html( $entry );
		$this->assertStringContainsString( 'Held: this mailbox has had five mails', $screen );
		$this->assertStringContainsString( 'Send it anyway', $screen );
	}

	public function test_what_a_stranger_wrote_is_no_link_and_short_in_the_mail_to_whom_they_named(): void {
		$entry = $this->send( $this->make(), array( 'input_1' => self::SPAM, 'input_3' => str_repeat( 'Buy this. ', 100 ) ) );
		$mail  = $this->toClient( $entry )->message;
		foreach ( array( $mail->subject, $mail->html, $mail->text, $mail->fromName ) as $words ) {
			$this->assertDoesNotMatchRegularExpression( '~evil\.example(?!\b.*@)|https?:[/\\\\]{2}evil|www\.|mailto:~i', $words );
		}
		$this->assertStringContainsString( 'Win at (link left out)', $mail->text );
		$this->assertLessThan( 700, strlen( $mail->text ) );
		$this->assertStringContainsString( 'https://broker.example/thanks', $mail->html, 'what the editor wrote stays' );

		$staff = $this->mails( $entry, 'broker@example.com' )->message;
		$this->assertStringContainsString( 'https://evil.example/win', $staff->text, 'staff see what was written' );
	}

	public function test_who_is_logged_in_with_the_address_gets_their_own_words(): void {
		$user   = $this->actAs( 'subscriber' );
		$email  = get_userdata( $user )->user_email;
		$number = $this->make();
		wp_set_current_user( $user );
		$mail = $this->mails( $this->send( $number, array( 'input_1' => 'See https://jo.example/', 'input_2' => strtoupper( $email ) ) ), strtoupper( $email ) );
		$this->assertFalse( $mail->message->bounded );
		$this->assertStringContainsString( 'https://jo.example/', $mail->message->text );
	}

	public function test_a_copy_to_an_answer_is_a_mail_of_its_own_and_staff_are_told_whatever_becomes_of_it(): void {
		$number = $this->make( array( array( 'id' => 'one', 'to' => 'broker@example.com', 'bcc' => 'archive@example.com,{Email:2}', 'replyTo' => '{Email:2}' ) ) );
		$mails  = $this->mailRepository()->ofEntry( $this->send( $number ) );
		$this->assertSame( array( array( 'broker@example.com' ), array( 'jo@example.com' ) ), array_map( static fn( QueuedMail $mail ) => $mail->message->to, $mails ) );
		$this->assertSame( array( 'reply_to' => array( 'jo@example.com' ), 'bcc' => array( 'archive@example.com' ) ), $mails[0]->message->headers );
		$this->assertSame( array( false, true ), array_map( static fn( QueuedMail $mail ) => $mail->message->bounded, $mails ) );
	}

	public function test_what_staff_send_is_not_held(): void {
		$id = $this->send( $this->make() );
		Inside::get( FormNotifications::class )->sendFor( \Atoll\plugin()->entries()->find( $id ) );
		$again = array_filter( $this->mailRepository()->ofEntry( $id ), static fn( QueuedMail $mail ) => array( 'jo@example.com' ) === $mail->message->to );
		$this->assertSame( array( true, false ), array_values( array_map( static fn( QueuedMail $mail ) => $mail->message->bounded, $again ) ) );
	}

	/** @param list<array<string, mixed>>|null $notifications */
	private function make( ?array $notifications = null ): int {
		return $this->form(
			'enquiry',
			array(
				'fields'        => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
					array( 'id' => 2, 'type' => 'email', 'label' => 'Email' ),
					array( 'id' => 3, 'type' => 'textarea', 'label' => 'Message' ),
				),
				'notifications' => $notifications ?? array(
					array( 'id' => 'staff', 'to' => 'broker@example.com', 'subject' => 'Enquiry' ),
					array( 'id' => 'client', 'toType' => 'field', 'to' => '2', 'subject' => 'Thank you, {Name:1}', 'fromName' => '{Name:1}', 'message' => 'You wrote: {Name:1} {all_fields} {user_agent} <a href="https://broker.example/thanks">Read on</a>' ),
				),
			)
		);
	}

	/** @param array<string, string> $answers */
	private function send( int $number, array $answers = array() ): int {
		$reply = $this->post( "/gf/v2/forms/{$number}/submissions", $answers + array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_3' => 'Hello' ) );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_entries" );
	}

	private function toClient( int $entry ): QueuedMail {
		$all = array_filter( $this->mailRepository()->ofEntry( $entry ), static fn( QueuedMail $mail ) => array( 'broker@example.com' ) !== $mail->message->to );
		$this->assertCount( 1, $all );
		return array_values( $all )[0];
	}

	private function mails( int $entry, string $to ): QueuedMail {
		$all = array_filter( $this->mailRepository()->ofEntry( $entry ), static fn( QueuedMail $mail ) => array( $to ) === $mail->message->to );
		$this->assertCount( 1, $all );
		return array_values( $all )[0];
	}

	private function countTo( string $pattern ): int {
		return count( array_filter( $this->server->taken(), static fn( array $mail ) => 1 === preg_match( $pattern, $mail['to'][0] ) ) );
	}
}
