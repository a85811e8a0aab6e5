<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Tests\WordPress\Support\MailServer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A mail to several people of whom a mail server refuses some. */
final class RefusedRecipientTest extends SiteTestCase {

	public function test_those_who_have_it_do_not_get_it_again_with_each_try_for_the_others(): void {
		$server = new MailServer( 'some' );
		$id     = $this->mailQueue()->queue(
			new MailMessage(
				array( 'broker@example.com', 'gone@example.com' ),
				'New enquiry',
				'<p>Jo</p>',
				'Jo',
				array( 'cc' => array( 'office@example.com' ) )
			),
			17
		);
		$this->delivery()->run( 30 );
		$this->delivery( static fn() => time() + 120 )->run( 30 );
		$this->assertSame(
			array( array( 'broker@example.com', 'office@example.com' ) ),
			array_column( $server->taken(), 'to' )
		);
		$server->stop();
		$mail = $this->mailRepository()->find( $id );
		$this->assertSame(
			array( array( 'gone@example.com' ), array(), 2 ),
			array( $mail->message->to, $mail->message->headers, $mail->attempts )
		);
		$this->assertStringContainsString( 'gone@example.com: No such mailbox', $mail->story[0]->error );
		$this->assertStringContainsString(
			'Taken for: broker@example.com, office@example.com',
			$mail->story[0]->error
		);
	}
}
