<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Tests\WordPress\Support\Mail\MailServer;
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

	public function test_blind_copies_stay_blind_where_the_others_have_it_already(): void {
		$copies = array( 'bcc' => array( 'gone@boss.example', 'gone@audit.example' ) );
		$this->assertSame(
			array( array( 'gone@example.com', 'gone@boss.example', 'gone@audit.example' ) ),
			array_column( $this->takenLater( $copies + array( 'cc' => array( 'gone@example.com' ) ) ), 'to' )
		);
		$this->assertSame(
			array( array( 'gone@boss.example' ), array( 'gone@audit.example' ) ),
			array_column( $this->takenLater( $copies ), 'to' )
		);
	}

	/**
	 * @param array<string, list<string>> $copies To mailboxes that are there only once the first recipient has it.
	 * @return list<array{from: string, to: list<string>, source: string}> What was taken from then on.
	 */
	private function takenLater( array $copies ): array {
		$server = new MailServer( 'some' );
		$this->mailQueue()->queue(
			new MailMessage( array( 'broker@example.com' ), 'Enquiry', '<p>Jo</p>', 'Jo', $copies ),
			17
		);
		$this->delivery()->run( 30 );
		$this->assertSame( array( array( 'broker@example.com' ) ), array_column( $server->taken(), 'to' ) );
		$server->stop();
		$server = new MailServer( 'take' );
		$this->delivery( static fn() => time() + 120 )->run( 30 );
		$taken = $server->taken();
		$server->stop();
		foreach ( $taken as $mail ) {
			$visible = "To: {$mail['to'][0]}";
			preg_match_all( '~^.*gone@.*$~m', $mail['source'], $lines );
			$this->assertSame( array( $visible ), array_map( 'trim', $lines[0] ) );
		}
		return $taken;
	}
}
