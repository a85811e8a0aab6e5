<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Forms\Notifications\FormNotifications;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\Inside;

/** What a submission tells by mail can be sent later, or again. */
final class ResentNotificationsTest extends MailRetriesTestCase {

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
		$form          = Inside::get( FormRepository::class )->find( $entry->formNumber );
		$notifications = Inside::get( FormNotifications::class );
		$spam          = new Entry(
			99,
			$entry->formNumber,
			$entry->formVersion,
			'spam',
			$entry->answers,
			0,
			'',
			'',
			'',
			false,
			false,
			$entry->dateCreated,
			$entry->dateUpdated,
			1
		);
		$notifications->beforeCommit(
			$spam,
			$form,
			new Submission( $entry->formNumber, array(), '', new Visitor( 0, '', '' ), '' )
		);
		$this->assertSame( array(), $this->mails->ofEntry( 99 ) );
		$this->assertSame( 1, $notifications->sendFor( $spam ) );
	}

	/** @return list<list<string>> */
	private function laterRecipients( Entry $entry ): array {
		return array_map(
			static fn( QueuedMail $mail ) => $mail->message->to,
			array_slice( $this->mails->ofEntry( $entry->id ), 1 )
		);
	}

	private function enquiry(): Entry {
		$vehicle = array(
			'actionType' => 'show',
			'logicType'  => 'all',
			'rules'      => array( array( 'fieldId' => '1', 'operator' => 'is', 'value' => 'Vehicle' ) ),
		);
		$number  = $this->form(
			'enquiry',
			array(
				'fields'        => array( array( 'id' => 1, 'type' => 'text', 'label' => 'Topic' ) ),
				'notifications' => array(
					array( 'id' => 'loans', 'name' => 'Loans', 'to' => 'loans@example.com' ),
					array(
						'id'               => 'cars',
						'name'             => 'Cars',
						'to'               => 'cars@example.com',
						'conditionalLogic' => $vehicle,
					),
				),
			)
		);
		$this->assertSame(
			200,
			$this->post( "/gf/v2/forms/{$number}/submissions", array( 'input_1' => 'Refinance' ) )->get_status()
		);
		global $wpdb;
		$entry = Inside::get( EntryRepository::class )->find(
			(int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}atoll_entries" )
		);
		$this->assertInstanceOf( Entry::class, $entry );
		return $entry;
	}
}
