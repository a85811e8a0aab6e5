<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Portal\Applications\Record\HistoryEvent;

/** The status of an application: set, mailed, and in words that stay when the settings change. */
final class ApplicationStatusTest extends ApplicationChangesTestCase {

	public function test_an_entry_that_nobody_has_touched_has_the_first_status_and_nothing_else(): void {
		$case = $this->records()->read( $this->entry->id );
		$this->assertSame(
			array( 'received', 'Received', false ),
			array( $case->status->name, $case->status->title, $case->status->isEnded )
		);
		$this->assertSame( array( array(), array(), 0 ), array( $case->requests, $case->events, $case->version ) );
		$this->assertSame( 0, $this->rows()['atoll_cases'] );
	}

	public function test_a_status_is_written_with_its_event_and_its_mail(): void {
		$case = $this->statusChange()->set( $this->entry, 'lender', "Good news soon.\nPromise.", $this->staff, true );
		$this->assertSame( 'With the lender', $case->status->title );
		$this->assertSame( array( "Status: With the lender.\nGood news soon.\nPromise." ), $this->history() );
		$this->assertSame(
			array( HistoryEvent::STATUS, $this->staff->userId(), true ),
			array( $case->events[0]->kind, $case->events[0]->actor, $case->events[0]->isPublic )
		);
		$this->assertSame(
			array( 'Your application: With the lender > ' . $this->email( $this->client ) ),
			$this->mails()
		);
		$mail = $this->mailRepository()->ofEntry( $this->entry->id )[0]->message;
		$this->assertStringContainsString( 'Hello Jo,', $mail->text );
		$this->assertStringContainsString( "Good news soon.\nPromise.", $mail->text );
		$this->assertStringContainsString( 'with the lender. We follow it up', $mail->text );
		$this->assertStringNotContainsString( 'jo@example.com', $mail->html . $mail->text, 'an answer' );
	}

	public function test_a_status_can_be_set_without_a_mail(): void {
		$this->statusChange()->set( $this->entry, 'assessing', '', $this->staff, false );
		$this->assertSame( array(), $this->mails() );
		$this->assertSame( array( 'Status: Being assessed.' ), $this->history() );
	}

	public function test_a_status_that_the_settings_no_longer_have_keeps_its_last_known_words(): void {
		$this->statusChange()->set( $this->entry, 'settled', '', $this->staff, mails: true );
		update_option(
			'atoll_portal',
			array(
				'statuses' => array(
					array( 'name' => 'new', 'title' => 'New', 'sentence' => 'Here.', 'isEnded' => false ),
					array( 'title' => 'All done' ),
					array( 'name' => 'x' ),
				),
			)
		);
		$status = $this->records()->read( $this->entry->id )->status;
		$this->assertSame(
			array( 'settled', 'Settled', true ),
			array( $status->name, $status->title, $status->isEnded )
		);
		$this->assertStringContainsString( 'loan is settled', $status->sentence );
		$this->assertSame( 'New', $this->records()->read( $this->entryOf( 0 )->id )->status->title );
		$this->assertSame(
			'All done',
			$this->statusChange()->set( $this->entry, 'all-done', '', $this->staff, mails: true )->status->title
		);
	}

	public function test_an_owner_who_deletes_every_status_still_has_some(): void {
		update_option( 'atoll_portal', array( 'statuses' => array() ) );
		$this->assertSame( 'Received', $this->records()->read( $this->entry->id )->status->title );
	}
}
