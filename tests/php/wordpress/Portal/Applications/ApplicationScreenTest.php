<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Tests\WordPress\Support\EntriesScreen;
use Atoll\Tests\WordPress\Support\Http\Browser;

/** The broker's side: what staff see and do on an entry's screen. */
final class ApplicationScreenTest extends ApplicationScreenTestCase {

	public function test_who_may_look_but_not_touch_is_shown_no_form_and_refused(): void {
		$user = $this->user( 'subscriber' );
		get_userdata( $user )->add_cap( 'atoll_view_entries' );
		$browser = Browser::of( $user );
		$page    = $browser->get( $this->path() );
		$this->assertSame( 200, $page->status );
		$this->assertStringNotContainsString( 'name="atoll_entry_action"', $page->body );
		$this->assertSame( 403, $this->act( $browser, $user, 'add-note', self::ACTIONS['add-note'] )->status );
		$this->assertSame( array(), $this->history() );
	}

	public function test_a_message_can_be_written_while_the_status_is_one_that_the_settings_no_longer_have(): void {
		global $wpdb;
		$this->statusChange()->set( $this->entry, 'lender', '', $this->staff, mails: true );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_cases SET status = 'gone'" );
		$this->statusChange()->set( $this->entry, '', 'Hello', $this->staff, mails: true );
		$this->assertSame( 'With the lender', $this->records()->read( $this->entry->id )->status->title );
	}

	public function test_the_same_document_is_not_asked_for_twice_while_it_is_awaited(): void {
		$browser = Browser::of( $user = $this->staff->userId() );
		$this->act( $browser, $user, 'request-document', array( 'title' => 'Payslips' ) );
		$this->assertSame(
			422,
			$this->act( $browser, $user, 'request-document', array( 'title' => ' payslips' ) )->status
		);
		$this->documentRequests()->withdraw(
			$this->records()->read( $this->entry->id )->requests[0],
			$this->staff,
			mails: false
		);
		$this->assertSame(
			303,
			$this->act( $browser, $user, 'request-document', array( 'title' => 'Payslips' ) )->status
		);
	}

	public function test_of_an_ended_application_staff_see_what_is_open_and_ask_for_nothing_more(): void {
		$browser = Browser::of( $user = $this->staff->userId() );
		$request = $this->documentRequests()->add( $this->entry, 'Payslips', '', $this->staff );
		$this->statusChange()->set( $this->entry, 'settled', '', $this->staff, mails: true );
		$page = $browser->get( $this->path() )->body;
		$this->assertStringContainsString( '<strong>Payslips</strong>', $page );
		$this->assertStringContainsString( 'No longer needed?', $page );
		$this->assertStringContainsString( 'This application is closed', $page );
		$this->assertStringNotContainsString( 'Ask for this document', $page );

		$refused = $this->act( $browser, $user, 'request-document', array( 'title' => 'Tax return' ) );
		$this->assertSame( 422, $refused->status );
		$this->assertCount( 1, $this->records()->read( $this->entry->id )->requests );
		$this->assertSame( 303, $this->act( $browser, $user, 'withdraw-request', array(), $request )->status );
	}

	public function test_what_came_of_it_is_heard_and_has_the_focus(): void {
		$browser = Browser::of( $user = $this->staff->userId() );
		$refused = $this->act( $browser, $user, 'add-note', array( 'text' => ' ' ) )->body;
		$this->assertMatchesRegularExpression( '~<div id="atoll-notice" class="[^"]*notice-error[^"]*inline[^"]*"[^>]* role="alert"[^>]*autofocus~', $refused );
		$this->assertStringContainsString( "<title>Not done: Entry {$this->entry->id}: ", $refused );
		preg_match(
			'/^Location: (.+?)\r?$/mi',
			$this->act( $browser, $user, 'add-note', self::ACTIONS['add-note'] )->head,
			$to
		);
		$this->assertMatchesRegularExpression(
			'~notice-success[^>]* role="status"[^>]*autofocus~',
			$browser->get( $to[1] )->body
		);
	}

	public function test_an_entry_is_put_in_the_trash_and_taken_out_again(): void {
		$browser = Browser::of( $user = $this->staff->userId() );
		$this->assertSame( 303, $this->act( $browser, $user, 'move-entry', array( 'atoll_of' => 'trash' ) )->status );
		$page = $browser->get( $this->path() )->body;
		$this->assertStringContainsString( 'Restore', $page );
		$this->assertStringNotContainsString( 'Set status', $page );
		$this->assertSame(
			409,
			$this->act( $browser, $user, 'move-entry', array( 'atoll_of' => 'trash' ) )->status,
			'it is there already'
		);
		$this->assertSame( 422, $this->act( $browser, $user, 'move-entry', array( 'atoll_of' => 'drawer' ) )->status );
		$this->assertSame( 303, $this->act( $browser, $user, 'move-entry', array( 'atoll_of' => 'active' ) )->status );
		$this->assertStringContainsString( 'Set status', $browser->get( $this->path() )->body );
	}

	public function test_the_screen_says_what_was_done(): void {
		$answer = $this->act(
			$browser = Browser::of( $this->staff->userId() ),
			$this->staff->userId(),
			'request-document',
			self::ACTIONS['request-document']
		);
		preg_match( '/^Location: (.+?)\r?$/mi', $answer->head, $to );
		$page = $browser->get( $to[1] )->body;
		$this->assertStringContainsString( 'we are emailing the client', $page );
		$this->assertStringContainsString( 'Waiting for the client', $page );
		$this->assertStringContainsString( 'We need a document from you: Payslips', $page, 'the mail and its fate' );
		$this->assertMatchesRegularExpression( '~atoll_staff\w+</td><td data-colname="What">Document requested: Payslips\.~', $page, 'who and what' );
	}

	public function test_the_list_says_how_applications_stand_and_what_they_wait_for(): void {
		$this->statusChange()->set( $this->entry, 'waiting', '', $this->staff, mails: true );
		$this->documentRequests()->add( $this->entry, '<i>Payslips</i>', '', $this->staff );
		$this->documentRequests()->add( $this->entry, 'ID', '', $this->staff );
		wp_set_current_user( $this->staff->userId() );
		$this->assertSame(
			array( 'status' => 'Waiting for you', 'waiting' => 2 ),
			$this->get( '/s1t2/v1/entries' )->get_data()['items'][0]['application']
		);
		$this->assertStringContainsString(
			'<strong>&lt;i&gt;Payslips&lt;/i&gt;</strong>',
			EntriesScreen::html( $this->entry->id )
		);
	}

	public function test_what_came_can_be_opened_from_the_screen(): void {
		$request = $this->documentRequests()->add( $this->entry, 'Payslips', '', $this->staff );
		$id      = $this->received( $request, $this->client );
		$this->receivedDocuments()->receive( $request, array( $id ), $this->visitor( $this->client ) );
		wp_set_current_user( $this->staff->userId() );
		$this->assertSame(
			2,
			substr_count( EntriesScreen::html( $this->entry->id ), "file={$id}" ),
			'among the files, and beside its request'
		);
	}
}
