<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Mail\Queue\MailClaims;
use Atoll\Forms\Mail\Queue\MailRetries;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Notifications\FormNotifications;
use Atoll\Tests\WordPress\Support\EntriesScreen;
use Atoll\Tests\WordPress\Support\Inside;

/** A form is no way to fill the mailbox of somebody who has never heard of it. */
final class StrangersMailTest extends StrangersMailTestCase {

	public function test_a_mailbox_gets_five_mails_in_five_hours_from_all_forms_and_networks_and_the_rest_is_held(): void {
		$forms   = array( $this->make(), $this->make() );
		$entries = array();
		$addresses = array(
			'jo@example.com',
			'JO@example.com',
			'jo+a@example.com',
			'jo+b@Example.com',
			'Jo+c+d@example.com',
			'jo@example.com',
			'jo+e@example.com',
		);
		foreach ( $addresses as $turn => $address ) {
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
		$this->assertSame(
			array( 6, QueuedMail::SENT ),
			array( $this->countTo( '/^jo/i' ), $this->toClient( $entries[6] )->status ),
			'staff can send it anyway'
		);
	}

	public function test_a_process_that_dies_before_it_has_asked_does_not_let_more_through(): void {
		$form = $this->make();
		for ( $turn = 0; $turn < 6; $turn++ ) {
			$this->send( $form );
		}
		$this->assertCount( 12, $this->mailClaims()->claim( 20 ) );
		$this->delivery( static fn(): int => time() + MailClaims::SECONDS + 60 )->run( 60 );
		$this->assertSame( array( 6, 5 ), array( $this->countTo( '/^broker@/' ), $this->countTo( '/^jo/i' ) ) );
		$this->assertSame( 1, $this->mailCounts()->held( 60 ) );
	}

	public function test_site_health_tells_of_mail_that_is_held(): void {
		$this->send( $this->make() );
		$this->holdAll();
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array() ) );
		$this->assertStringContainsString(
			'held this week',
			( $tests['direct']['atoll_mail']['test'] )()['description']
		);
	}

	public function test_an_entry_shows_that_its_mail_is_held_and_offers_to_send_it(): void {
		$entry = $this->send( $this->make() );
		$this->holdAll();
		$this->assertSame( array(), $this->toClient( $entry )->story, 'nothing was tried' );
		$this->actAs( 'administrator' );
		$screen = EntriesScreen::html( $entry );
		$this->assertStringContainsString( 'Held: forms have sent five emails to this mailbox', $screen );
		$this->assertStringContainsString( 'Send it anyway', $screen );
	}

	public function test_what_staff_send_is_not_held(): void {
		$id = $this->send( $this->make() );
		Inside::get( FormNotifications::class )->sendFor( Inside::get( EntryRepository::class )->find( $id ) );
		$again = array_filter(
			$this->mailRepository()->ofEntry( $id ),
			static fn( QueuedMail $mail ) => array( 'jo@example.com' ) === $mail->message->to
		);
		$this->assertSame(
			array( true, false ),
			array_values( array_map( static fn( QueuedMail $mail ) => $mail->message->bounded, $again ) )
		);
	}

	private function holdAll(): void {
		array_map( $this->mailClaims()->markHeld( ... ), $this->mailClaims()->claim( 5 ) );
	}

	private function countTo( string $pattern ): int {
		return count(
			array_filter(
				$this->server->taken(),
				static fn( array $mail ) => 1 === preg_match( $pattern, $mail['to'][0] )
			)
		);
	}
}
