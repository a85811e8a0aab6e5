<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Notifications;

use Atoll\Forms\Mail\Queue\QueuedMail;

/** What a submission tells by mail, to whom, and that it does so once. */
final class FormNotificationTest extends FormNotificationTestCase {

	public function test_a_form_without_notifications_tells_the_sites_owner(): void {
		list( $mail ) = $this->mailsOf( $this->send( $this->make( array() ) ) );
		$this->assertSame( array( get_bloginfo( 'admin_email' ) ), $mail->message->to );
		$this->assertSame( 'Enquiry & more', $mail->message->subject );
		$this->assertStringContainsString( 'Refinance', $mail->message->text );
		$this->assertSame(
			array( 'jo@example.com' ),
			$mail->message->headers['reply_to'],
			'one question alone asks for an address'
		);
	}

	public function test_a_notification_can_go_to_whoever_filled_the_form_in(): void {
		list( $mail ) = $this->mailsOf(
			$this->send( $this->make( array( array( 'toType' => 'field', 'to' => '2' ) ) ) )
		);
		$this->assertSame( array( 'jo@example.com' ), $mail->message->to );
	}

	public function test_routing_chooses_the_address_by_an_answer(): void {
		$rule = static fn( string $email, string $value ) => array(
			'email'    => $email,
			'fieldId'  => '3',
			'operator' => 'is',
			'value'    => $value,
		);
		list( $mail ) = $this->mailsOf(
			$this->send(
				$this->make(
					array(
						array(
							'toType'  => 'routing',
							'routing' => array(
								$rule( 'loans@example.com', 'Refinance' ),
								$rule( 'cars@example.com', 'Vehicle' ),
							),
						),
					)
				)
			)
		);
		$this->assertSame( array( 'loans@example.com' ), $mail->message->to );
	}

	public function test_a_condition_decides_whether_it_is_sent(): void {
		$when  = static fn( string $value ) => array(
			'actionType' => 'show',
			'logicType'  => 'all',
			'rules'      => array( array( 'fieldId' => '3', 'operator' => 'is', 'value' => $value ) ),
		);
		$mails = $this->mailsOf(
			$this->send(
				$this->make(
					array(
						array( 'to' => 'a@example.com', 'conditionalLogic' => $when( 'Refinance' ) ),
						array( 'to' => 'b@example.com', 'conditionalLogic' => $when( 'Vehicle' ) ),
					)
				)
			)
		);
		$this->assertSame(
			array( array( 'a@example.com' ) ),
			array_map( static fn( QueuedMail $mail ) => $mail->message->to, $mails )
		);
	}

	public function test_one_that_is_switched_off_is_not_sent_and_nothing_takes_its_place(): void {
		$this->assertSame(
			array(),
			$this->mailsOf(
				$this->send( $this->make( array( array( 'to' => 'a@example.com', 'isActive' => false ) ) ) )
			)
		);
	}

	public function test_an_answer_never_adds_a_recipient(): void {
		$number = $this->make( array( array( 'to' => '{Name:1}', 'bcc' => '{Name:1}' ) ) );
		$id     = $this->send(
			$number,
			array( 'input_1' => "jo@example.com, all@example.com\nBcc: other@example.com" ) + self::ANSWERS
		);
		$this->assertSame( array(), $this->mailsOf( $id ) );
	}
}
