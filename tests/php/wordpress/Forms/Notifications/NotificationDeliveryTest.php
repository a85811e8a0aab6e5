<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Notifications;

use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Mail\MailServer;

/** A notification leaves once, and nobody waits for it. */
final class NotificationDeliveryTest extends FormNotificationTestCase {

	public function test_a_repeated_submission_mails_once(): void {
		$number = $this->make( array() );
		$key    = array( 'gform_unique_id' => 'abcdefghij0123456789' );
		$id     = $this->send( $number, $key + self::ANSWERS );
		$this->assertSame( $id, $this->send( $number, $key + self::ANSWERS ) );
		$this->assertCount( 1, $this->mailsOf( $id ) );
	}

	public function test_the_visitor_does_not_wait_for_a_mail_server_that_says_nothing(): void {
		$this->server = new MailServer( 'slow' );
		$this->server->alsoOverNetwork();
		$this->assertSame(
			200,
			Http::post( '/wp-json/gf/v2/forms/' . $this->make( array() ) . '/submissions', self::ANSWERS )->status
		);
		$this->assertSame(
			array( array( QueuedMail::WAITING, array() ) ),
			array_map(
				static fn( QueuedMail $mail ) => array(
					$mail->status,
					array_filter( array_column( $mail->story, 'hasEnded' ) ),
				),
				$this->mailsOf( $this->newest() )
			),
			'the answer is here, the mail is not'
		);
	}

	public function test_a_mail_leaves_right_after_the_answer(): void {
		$this->server = new MailServer( 'take' );
		$this->server->alsoOverNetwork();
		Http::post( '/wp-json/gf/v2/forms/' . $this->make( array() ) . '/submissions', self::ANSWERS );
		for ( $try = 0; $try < 100 && array() === $this->server->taken(); $try++ ) {
			usleep( 100_000 );
		}
		$this->assertCount( 1, $this->server->taken() );
	}
}
