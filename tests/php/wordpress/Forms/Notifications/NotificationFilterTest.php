<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Notifications;

use Atoll\Engine\Definition\Form;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Spam\SpamRelease;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\DataProvider;

/** What code of the site may change of a notification's mail. */
final class NotificationFilterTest extends FormNotificationTestCase {

	private const NOTIFICATION = array(
		'id'      => 'broker',
		'to'      => 'broker@example.com',
		'subject' => 'Enquiry',
		'message' => 'About {Topic:3}',
	);

	private string $log;

	protected function setUp(): void {
		parent::setUp();
		$this->log = (string) ini_set( 'error_log', '/dev/null' );
	}

	protected function tearDown(): void {
		remove_all_filters( 'atoll_notification' );
		ini_set( 'error_log', $this->log );
		parent::tearDown();
	}

	public function test_it_changes_recipients_and_words_in_both_parts(): void {
		$asked = array();
		add_filter(
			'atoll_notification',
			static function ( array $mail, string $id, Entry $entry, Form $form ) use ( &$asked ): array {
				$asked[] = array( $id, $entry->id, $form->id() );
				return array(
					'to'      => array( 'sydney@example.com', 'nobody' ),
					'cc'      => array( 'team@example.com' ),
					'subject' => "Sydney\r\nBcc: x@example.com",
					'html'    => str_replace( 'Refinance', 'a refinance', $mail['html'] ),
					'text'    => str_replace( 'Refinance', 'a refinance', $mail['text'] ),
				) + $mail;
			},
			10,
			4
		);
		$number  = $this->make( array( self::NOTIFICATION ) );
		$entry   = $this->send( $number );
		$message = $this->messages( $entry )[0];

		$this->assertSame( array( array( 'broker', $entry, $number ) ), $asked );
		$this->assertSame( array( 'sydney@example.com' ), $message->to );
		$this->assertSame( array( 'cc' => array( 'team@example.com' ) ), $message->headers );
		$this->assertSame( 'Sydney Bcc: x@example.com', $message->subject );
		$this->assertSame( 'About a refinance', $message->text );
		$this->assertStringContainsString( 'About a refinance</p>', $message->html );
	}

	#[DataProvider( 'nonsense' )]
	public function test_what_is_no_mail_changes_nothing( mixed $filtered ): void {
		$number = $this->make( array( self::NOTIFICATION ) );
		$before = $this->messages( $this->send( $number ) );
		add_filter( 'atoll_notification', static fn() => $filtered );
		$this->assertEquals( $before, $this->messages( $this->send( $number ) ) );
	}

	/** @return array<string, array{mixed}> */
	public static function nonsense(): array {
		return array(
			'nothing'       => array( null ),
			'a text'        => array( 'broker@example.com' ),
			'no address'    => array( array( 'to' => array( 'nobody', 7 ) ) ),
			'other types'   => array(
				array( 'to' => 'other@example.com', 'cc' => true, 'subject' => array( 'x' ), 'html' => null ),
			),
			'unknown words' => array( array( 'attachments' => array( '/etc/hosts' ) ) ),
		);
	}

	public function test_one_that_fails_loses_neither_entry_nor_mail(): void {
		add_filter( 'atoll_notification', static fn() => throw new \RuntimeException( 'no words' ) );
		$entry = $this->send( $this->make( array( self::NOTIFICATION ) ) );
		$this->assertSame( array( 'broker@example.com' ), $this->messages( $entry )[0]->to );
	}

	public function test_a_mail_whose_recipients_it_takes_out_goes_to_those_of_copies_or_to_nobody(): void {
		$number = $this->make( array( array( 'cc' => 'team@example.com' ) + self::NOTIFICATION ) );
		add_filter( 'atoll_notification', static fn( array $mail ) => array( 'to' => array() ) + $mail );
		$this->assertSame( array( 'team@example.com' ), $this->messages( $this->send( $number ) )[0]->to );
		add_filter( 'atoll_notification', static fn( array $mail ) => array( 'cc' => array() ) + $mail );
		$this->assertSame( array(), $this->messages( $this->send( $number ) ) );
	}

	public function test_no_mail_is_held_back_of_spam_whose_recipients_it_takes_out(): void {
		global $wpdb;
		$drop = static fn( array $mail ) => array( 'to' => array() ) + $mail;
		add_filter( 'atoll_notification', $drop );
		$id = $this->send( $this->make( array( self::NOTIFICATION ) ) );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET status = 'spam', spam = '[]'" );
		$entry = Inside::get( EntryRepository::class )->find( $id );
		$spam  = Inside::get( SpamRelease::class );
		$this->assertFalse( $spam->holdsMail( $entry ) );
		$this->assertSame( 0, $spam->sendHeldMail( $entry ) );

		remove_filter( 'atoll_notification', $drop );
		$this->assertTrue( $spam->holdsMail( $entry ) );
		$this->assertSame( array(), $this->messages( $id ), 'Looking queues nothing.' );
		$this->assertSame( 1, $spam->sendHeldMail( $entry ) );
		$this->assertFalse( $spam->holdsMail( $entry ), 'It is sent.' );
	}

	public function test_a_mail_to_its_sender_follows_their_address_only_where_it_stays_to_them_alone(): void {
		$user   = $this->actAs( 'atoll_client' );
		$email  = (string) get_userdata( $user )?->user_email;
		$number = $this->make( array( array( 'to' => '{Email:2}' ) + self::NOTIFICATION ) );
		$send   = fn() => $this->messages( $this->send( $number, array( 'input_2' => $email ) + self::ANSWERS ) );
		add_filter( 'atoll_notification', static fn( array $mail ) => array( 'subject' => 'Thanks' ) + $mail );
		$this->assertSame( $user, $send()[0]->toUser );
		add_filter(
			'atoll_notification',
			static fn( array $mail ) => array( 'to' => array( ...$mail['to'], 'team@example.com' ) ) + $mail
		);
		$this->assertSame(
			array( 0, array( $email, 'team@example.com' ) ),
			array( $send()[0]->toUser, $send()[0]->to )
		);
	}

	/** @return list<MailMessage> */
	private function messages( int $entry ): array {
		return array_column( $this->mailsOf( $entry ), 'message' );
	}
}
