<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\DeleteEntryMail;
use Atoll\Forms\Mail\Queue\MailNotRepeatable;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Tests\WordPress\Support\Inside;

/** What a person can do about mail that did not arrive, and what becomes of mail when its entry goes. */
final class MailRetriesTest extends MailRetriesTestCase {

	public function test_what_was_given_up_is_tried_at_once_as_often_as_new_mail_and_keeps_its_story(): void {
		$this->givenUp( 7 );
		$this->assertSame( 1, $this->retries->retryEntry( 7 ) );
		$mail = $this->mails->ofEntry( 7 )[0];
		$this->assertSame(
			array( QueuedMail::WAITING, 0, 1 ),
			array( $mail->status, $mail->attempts, count( $mail->story ) )
		);
		$this->assertCount( 1, $this->mailClaims()->claim( 5 ), 'its time has come' );
	}

	public function test_an_entry_whose_mail_was_sent_sends_nothing_again_by_itself(): void {
		$this->sent( 7 );
		$this->givenUp( 8 );
		$this->assertSame( 0, $this->retries->retryEntry( 7 ) );
	}

	public function test_everything_that_was_given_up_is_tried_again(): void {
		$this->givenUp( 7 );
		$this->givenUp( 8 );
		$this->sent( 9 );
		$this->assertSame( 2, $this->mailCounts()->failed( 60 ) );
		$this->assertSame( 2, $this->retries->retryFailed() );
		$this->assertSame( 0, $this->mailCounts()->failed( 60 ) );
	}

	public function test_a_mail_that_was_sent_goes_out_once_more_beside_the_first(): void {
		$this->retries->retryOne( $this->sent( 7 ) );
		$this->assertSame(
			array( QueuedMail::SENT, QueuedMail::WAITING ),
			array_map( static fn( QueuedMail $mail ) => $mail->status, $this->mails->ofEntry( 7 ) )
		);
	}

	public function test_a_mail_whose_words_were_forgotten_is_not_sent_empty(): void {
		$id = $this->sent( 7, isSecret: true );
		$this->expectException( MailNotRepeatable::class );
		$this->retries->retryOne( $id );
	}

	public function test_the_failures_of_one_form_are_counted_apart(): void {
		$this->givenUp( 7 );
		$this->assertSame(
			array( 1, 0 ),
			array( $this->mailCounts()->failed( 60, 3 ), $this->mailCounts()->failed( 60, 4 ) )
		);
	}

	public function test_mail_goes_with_its_entry(): void {
		$this->sent( 7 );
		$this->sent( 8 );
		Inside::get( DeleteEntryMail::class )->forget( array( 7 ) );
		$this->assertSame(
			array( 0, 1 ),
			array( count( $this->mails->ofEntry( 7 ) ), count( $this->mails->ofEntry( 8 ) ) )
		);
	}

	private function givenUp( int $entry ): int {
		$id = $this->mails->add(
			new MailMessage( array( 'broker@example.com' ), 'Enquiry', '<p>Hello</p>', 'Hello' ),
			$entry,
			3
		);
		foreach ( $this->mailClaims()->claim( 1 ) as $mail ) {
			$this->mailClaims()->markRefused( $mail, 'No such mailbox', null );
		}
		return $id;
	}

	private function sent( int $entry, bool $isSecret = false ): int {
		$id = $this->mails->add(
			new MailMessage( array( 'broker@example.com' ), 'Enquiry', '<p>Hello</p>', 'Hello', secret: $isSecret ),
			$entry,
			3
		);
		foreach ( $this->mailClaims()->claim( 1 ) as $mail ) {
			$this->mailClaims()->markSent( $mail );
		}
		return $id;
	}
}
