<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Tests\WordPress\Support\Mail\MailServer;
use Atoll\Tests\WordPress\Support\Mail\WithMailServer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form that mails whoever is named in it. */
abstract class StrangersMailTestCase extends SiteTestCase {

	use WithMailServer;

	protected function setUp(): void {
		parent::setUp();
		$this->server = new MailServer( 'take' );
	}

	/** @param list<array<string, mixed>>|null $notifications */
	protected function make( ?array $notifications = null ): int {
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
					array(
						'id'       => 'client',
						'toType'   => 'field',
						'to'       => '2',
						'subject'  => 'Thank you, {Name:1}',
						'fromName' => '{Name:1}',
						'message'  => 'You wrote: {Name:1} {all_fields} {user_agent} <a href="https://broker.example/thanks">Read on</a>',
					),
				),
			)
		);
	}

	/** @param array<string, string> $answers */
	protected function send( int $number, array $answers = array() ): int {
		$reply = $this->post(
			"/gf/v2/forms/{$number}/submissions",
			$answers + array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_3' => 'Hello' )
		);
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return $this->newest();
	}

	protected function newest(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_entries" );
	}

	protected function toClient( int $entry ): QueuedMail {
		$all = array_filter(
			$this->mailRepository()->ofEntry( $entry ),
			static fn( QueuedMail $mail ) => array( 'broker@example.com' ) !== $mail->message->to
		);
		$this->assertCount( 1, $all );
		return array_values( $all )[0];
	}
}
