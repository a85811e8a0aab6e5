<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\DeleteEntryMail;
use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Forms\Mail\Queue\MailRetries;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Notifications\FormNotifications;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\MailNotRepeatable;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What a person can do about mail that did not arrive, and what becomes of mail when its entry goes. */
final class MailRetriesTest extends SiteTestCase {

	private MailRepository $mails;
	private MailRetries $retries;

	protected function setUp(): void {
		parent::setUp();
		$this->mails   = $this->mailRepository();
		$this->retries = $this->mailRetries();
	}

	public function test_what_was_given_up_is_tried_at_once_as_often_as_new_mail_and_keeps_its_story(): void {
		$this->givenUp( 7 );
		$this->assertSame( 1, $this->retries->retryEntry( 7 ) );
		$mail = $this->mails->ofEntry( 7 )[0];
		$this->assertSame( array( QueuedMail::WAITING, 0, 1 ), array( $mail->status, $mail->attempts, count( $mail->story ) ) );
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
		$this->assertSame( array( QueuedMail::SENT, QueuedMail::WAITING ), array_map( static fn( QueuedMail $mail ) => $mail->status, $this->mails->ofEntry( 7 ) ) );
	}

	public function test_a_mail_whose_words_were_forgotten_is_not_sent_empty(): void {
		$id = $this->sent( 7, isSecret: true );
		$this->expectException( MailNotRepeatable::class );
		$this->retries->retryOne( $id );
	}

	public function test_the_failures_of_one_form_are_counted_apart(): void {
		$this->givenUp( 7 );
		$this->assertSame( array( 1, 0 ), array( $this->mailCounts()->failed( 60, 3 ), $this->mailCounts()->failed( 60, 4 ) ) );
	}

	public function test_mail_goes_with_its_entry(): void {
		$this->sent( 7 );
		$this->sent( 8 );
		Inside::get( DeleteEntryMail::class )->forget( array( 7 ) );
		$this->assertSame( array( 0, 1 ), array( count( $this->mails->ofEntry( 7 ) ), count( $this->mails->ofEntry( 8 ) ) ) );
	}

	public function test_chosen_notifications_are_sent_whatever_their_conditions_say(): void {
		$entry = $this->enquiry();
		$this->assertSame( 1, Inside::get( FormNotifications::class )->sendFor( $entry, array( 'cars' ) ) );
		$this->assertSame( array( array( 'cars@example.com' ) ), $this->laterRecipients( $entry ) );
	}

	public function test_all_that_a_submission_sends_can_be_sent_again(): void {
		$entry = $this->enquiry();
		$this->assertSame( 1, Inside::get( FormNotifications::class )->sendFor( $entry ) );
		$this->assertSame( array( array( 'loans@example.com' ) ), $this->laterRecipients( $entry ) );
	}

	public function test_nobody_is_mailed_about_spam_until_somebody_says_that_it_is_none(): void {
		$entry         = $this->enquiry();
		$form          = \Atoll\plugin()->formStore()->find( $entry->formNumber );
		$notifications = Inside::get( FormNotifications::class );
		$spam          = new Entry( 99, $entry->formNumber, $entry->formVersion, 'spam', $entry->answers, 0, '', '', '', false, false, $entry->dateCreated, $entry->dateUpdated, 1 );
		$notifications->beforeCommit( $spam, $form, new Submission( $entry->formNumber, array(), '', new Visitor( 0, '', '' ), '' ) );
		$this->assertSame( array(), $this->mails->ofEntry( 99 ) );
		$this->assertSame( 1, $notifications->sendFor( $spam ) );
	}

	/** @return list<list<string>> */
	private function laterRecipients( Entry $entry ): array {
		return array_map( static fn( QueuedMail $mail ) => $mail->message->to, array_slice( $this->mails->ofEntry( $entry->id ), 1 ) );
	}

	private function enquiry(): Entry {
		$vehicle = array( 'actionType' => 'show', 'logicType' => 'all', 'rules' => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Vehicle' ) ) );
		$number  = $this->form(
			'enquiry',
			array(
				'fields'        => array( array( 'id' => 1, 'type' => 'text', 'label' => 'Topic' ) ),
				'notifications' => array(
					array( 'id' => 'loans', 'name' => 'Loans', 'to' => 'loans@example.com' ),
					array( 'id' => 'cars', 'name' => 'Cars', 'to' => 'cars@example.com', 'conditionalLogic' => $vehicle ),
				),
			)
		);
		$this->assertSame( 200, $this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => 'Refinance' ) )->get_status() );
		global $wpdb;
		$entry = \Atoll\plugin()->entries()->find( (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_entries" ) );
		$this->assertInstanceOf( Entry::class, $entry );
		return $entry;
	}

	private function givenUp( int $entry ): int {
		$id = $this->mails->add( new MailMessage( array( 'broker@example.com' ), 'Enquiry', '<p>Hello</p>', 'Hello' ), $entry, 3 );
		foreach ( $this->mailClaims()->claim( 1 ) as $mail ) {
			$this->mailClaims()->markRefused( $mail, 'No such mailbox', null );
		}
		return $id;
	}

	private function sent( int $entry, bool $isSecret = false ): int {
		$id = $this->mails->add( new MailMessage( array( 'broker@example.com' ), 'Enquiry', '<p>Hello</p>', 'Hello', secret: $isSecret ), $entry, 3 );
		foreach ( $this->mailClaims()->claim( 1 ) as $mail ) {
			$this->mailClaims()->markSent( $mail );
		}
		return $id;
	}
}
