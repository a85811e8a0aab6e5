<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Notifications;

use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Tests\WordPress\Support\Mail\MailServer;

/** Whom a notification goes to, where that hangs on questions and answers. */
final class NotificationRecipientsTest extends FormNotificationTestCase {

	private const FIELDS = array(
		array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
		array( 'id' => 2, 'type' => 'email', 'label' => 'Email (no spam, promise)' ),
		array( 'id' => 3, 'type' => 'email', 'label' => 'Your partner’s email' ),
		array(
			'id'               => 4,
			'type'             => 'address',
			'label'            => 'Address',
			'conditionalLogic' => array(
				'actionType' => 'show',
				'logicType'  => 'all',
				'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Somebody' ) ),
			),
		),
		array(
			'id'      => 5,
			'type'    => 'select',
			'label'   => 'Branch',
			'choices' => array(
				array( 'text' => 'Sydney', 'value' => 'sydney@broker.example' ),
				array( 'text' => 'Perth', 'value' => 'perth@broker.example' ),
			),
		),
		array(
			'id'           => 6,
			'type'         => 'text',
			'label'        => 'Team',
			'visibility'   => 'hidden',
			'defaultValue' => 'team@broker.example',
		),
		array(
			'id'      => 7,
			'type'    => 'multiselect',
			'label'   => 'Copies to',
			'choices' => array( array( 'text' => 'Head office', 'value' => 'head@broker.example' ) ),
		),
	);

	public function test_a_comma_in_a_question_separates_no_addresses(): void {
		$tag  = '{Email (no spam, promise):2}';
		$form = $this->made( array( 'to' => "broker@example.com, {$tag}", 'replyTo' => $tag ) );
		$sent = $this->mailsOf( $this->send( $form, array( 'input_2' => 'jo@example.com' ) ) );
		$this->assertSame(
			array( array( 'broker@example.com' ), array( 'jo@example.com' ) ),
			array_map( static fn( $mail ) => $mail->message->to, $sent )
		);
		$this->assertSame( array( 'jo@example.com' ), $sent[0]->message->headers['reply_to'] );
	}

	public function test_two_questions_with_one_mailbox_bring_it_one_mail(): void {
		$form = $this->made( array( 'to' => '{:2}, {:3}', 'bcc' => 'broker@example.com, {:2}' ) );
		$sent = $this->send( $form, array( 'input_2' => 'Us@example.com', 'input_3' => 'us@example.com' ) );
		$this->assertSame(
			array( array( 'broker@example.com' ), array( 'Us@example.com' ) ),
			array_map( static fn( $mail ) => $mail->message->addressees(), $this->mailsOf( $sent ) )
		);
	}

	public function test_what_logic_hides_is_empty_to_a_condition(): void {
		$inAustralia = array(
			'actionType' => 'show',
			'logicType'  => 'all',
			'rules'      => array( array( 'fieldId' => '4.6', 'operator' => 'is', 'value' => 'Australia' ) ),
		);
		$form        = $this->made( array( 'to' => 'broker@example.com', 'conditionalLogic' => $inAustralia ) );
		$this->assertSame( array(), $this->mailsOf( $this->send( $form, array( 'input_1' => 'Jo' ) ) ) );
		$shown = array(
			'input_1'   => 'Somebody',
			'input_4_1' => '1 Wattle St',
			'input_4_2' => '-',
			'input_4_3' => 'Samford',
			'input_4_4' => 'Queensland',
			'input_4_5' => '4520',
			'input_4_6' => 'Australia',
		);
		$this->assertCount( 1, $this->mailsOf( $this->send( $form, $shown ) ) );
	}

	public function test_staff_whom_a_choice_stands_for_get_every_enquiry_whole(): void {
		$this->server = new MailServer( 'take' );
		$form         = $this->made( array( 'to' => '{Branch:5:value}', 'message' => '{Name:1}' ) );
		$name         = str_repeat( 'Jo Lee ', 42 ) . 'see jo.example';
		$mails        = array();
		for ( $turn = 0; $turn < 6; $turn++ ) {
			$answers = array( 'input_1' => $name, 'input_5' => 'sydney@broker.example' );
			$mails   = array( ...$mails, ...$this->mailsOf( $this->send( $form, $answers ) ) );
		}
		$this->delivery()->run( 60 );
		$this->assertSame(
			array_fill( 0, 6, array( array( 'sydney@broker.example' ), QueuedMail::SENT, false, $name ) ),
			array_map(
				fn( QueuedMail $mail ) => array(
					$mail->message->to,
					$this->mailRepository()->find( $mail->id )?->status,
					$mail->message->bounded,
					$mail->message->text,
				),
				$mails
			)
		);
	}

	public function test_a_hidden_default_is_the_editors_and_what_was_written_over_it_a_strangers(): void {
		$form   = $this->made( array( 'to' => '{Team:6}', 'cc' => '{Copies to:7:value}' ) );
		$copies = array( 'input_1' => 'Jo', 'input_7' => array( 'head@broker.example' ) );
		$this->assertSame(
			array( array( array( 'team@broker.example' ), false ) ),
			$this->recipientsOf( $this->send( $form, $copies + array( 'input_6' => 'team@broker.example' ) ) )
		);
		$this->assertSame(
			array( array( array( 'head@broker.example' ), false ), array( array( 'sue@example.com' ), true ) ),
			$this->recipientsOf( $this->send( $form, $copies + array( 'input_6' => 'sue@example.com' ) ) )
		);
	}

	/** @return list<array{list<string>, bool}> Of each mail, and whether it is bounded. */
	private function recipientsOf( int $entry ): array {
		return array_map(
			static fn( QueuedMail $mail ) => array( $mail->message->addressees(), $mail->message->bounded ),
			$this->mailsOf( $entry )
		);
	}

	/** @param array<string, mixed> $notification */
	private function made( array $notification ): int {
		return $this->form(
			'enquiry',
			array( 'fields' => self::FIELDS, 'notifications' => array( $notification + array( 'id' => 'a' ) ) )
		);
	}
}
