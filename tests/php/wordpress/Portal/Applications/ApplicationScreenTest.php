<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Portal\Applications\Documents\DocumentRequest;
use Atoll\Tests\WordPress\Support\Browser;
use Atoll\Tests\WordPress\Support\CaseTestCase;
use Atoll\Tests\WordPress\Support\EntriesScreen;
use Atoll\Tests\WordPress\Support\HttpAnswer;

/** The broker's side: what staff see and do on an entry's screen. */
final class ApplicationScreenTest extends CaseTestCase {

	/** Action => what is typed. */
	private const ACTIONS = array(
		'set-status'       => array( 'status' => 'lender', 'message' => 'Nearly there', 'mail' => '1' ),
		'request-document' => array( 'title' => 'Payslips', 'note' => 'Both pages' ),
		'add-note'         => array( 'text' => 'Call back' ),
		'invite-client'    => array( 'email' => 'new@example.com', 'first_name' => 'Kim' ),
		'move-entry'       => array( 'atoll_of' => 'spam' ),
	);

	protected function setUp(): void {
		parent::setUp();
		$this->nameLoginPage();
	}

	protected function tearDown(): void {
		delete_option( 'atoll_portal' );
		parent::tearDown();
	}

	public function test_nobody_is_invited_while_there_is_no_page_that_would_take_it(): void {
		delete_option( 'atoll_portal' );
		$this->entry = $this->entryOf( 0 );
		$browser     = Browser::of( $user = $this->staff->userId() );
		$this->assertStringContainsString( 'Nobody can be invited yet', $browser->get( $this->path() )->body );
		$this->assertSame( 409, $this->act( $browser, $user, 'invite-client', self::ACTIONS['invite-client'] )->status );
		$this->assertSame( array( 0, array() ), array( $this->rows()['invited'], $this->mails() ) );
	}

	public function test_who_may_look_but_not_touch_is_shown_no_form_and_refused(): void {
		$user = $this->user( 'subscriber' );
		get_userdata( $user )->add_cap( 'atoll_view_entries' );
		$browser = Browser::of( $user );
		$page    = $browser->get( $this->path() );
		$this->assertSame( 200, $page->status );
		$this->assertStringNotContainsString( 'name="atoll_case"', $page->body );
		$this->assertSame( 403, $this->act( $browser, $user, 'add-note', self::ACTIONS['add-note'] )->status );
		$this->assertSame( array(), $this->history() );
	}

	public function test_an_old_or_missing_proof_changes_nothing_and_keeps_what_was_typed(): void {
		$browser = Browser::of( $this->staff->userId() );
		$answer  = $browser->post( $this->path(), http_build_query( array( 'atoll_case' => 'add-note', 'atoll_version' => '0', 'atoll_nonce' => 'old', 'text' => 'Call <b>back</b>' ) ) );
		$this->assertSame( 403, $answer->status );
		$this->assertStringContainsString( '>Call &lt;b&gt;back&lt;/b&gt;</textarea>', $answer->body );
		$this->assertSame( array(), $this->history() );
	}

	public function test_the_second_of_two_is_told_and_finds_what_was_typed(): void {
		$browser = Browser::of( $this->staff->userId() );
		$this->assertSame( 303, $this->act( $browser, $this->staff->userId(), 'set-status', self::ACTIONS['set-status'], null, 0 )->status );
		$second = $this->act( $browser, $this->staff->userId(), 'request-document', array( 'title' => 'Rates notice', 'note' => 'This year’s' ), null, 0 );
		$this->assertSame( 409, $second->status );
		$this->assertStringContainsString( 'notice-error', $second->body );
		$this->assertStringContainsString( 'value="Rates notice"', $second->body );
		$this->assertStringContainsString( 'With the lender', $second->body, 'what is new' );
		$this->assertSame( array(), $this->cases()->of( $this->entry->id )->requests );
	}

	public function test_a_message_of_the_second_does_not_undo_the_status_of_the_first(): void {
		$browser = Browser::of( $user = $this->staff->userId() );
		$this->act( $browser, $user, 'set-status', self::ACTIONS['set-status'], null, 0 );
		$second = $this->act( $browser, $user, 'set-status', array( 'status' => '', 'message' => 'Call me' ), null, 0 );
		$this->assertSame( 409, $second->status );
		$this->assertStringContainsString( '<option value="" selected>No change (With the lender)</option>', $second->body );
		$this->assertSame( 303, $this->act( $browser, $user, 'set-status', array( 'status' => '', 'message' => 'Call me' ) )->status );
		$this->assertSame( 'lender', $this->cases()->of( $this->entry->id )->status->name );
		$this->assertSame( "Status: With the lender.\nCall me", $this->history()[0] );
		$this->cases()->setStatus( $this->entry, '', 'And bring ID', $this->staff );
		$this->assertStringStartsWith( 'A message about your application > ', $this->mails()[1], 'no news of a status that is none' );
	}

	public function test_a_message_can_be_written_while_the_status_is_one_that_the_settings_no_longer_have(): void {
		global $wpdb;
		$this->cases()->setStatus( $this->entry, 'lender', '', $this->staff );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_cases SET status = 'gone'" );
		$this->cases()->setStatus( $this->entry, '', 'Hello', $this->staff );
		$this->assertSame( 'With the lender', $this->cases()->of( $this->entry->id )->status->title );
	}

	public function test_the_same_document_is_not_asked_for_twice_while_it_is_awaited(): void {
		$browser = Browser::of( $user = $this->staff->userId() );
		$this->act( $browser, $user, 'request-document', array( 'title' => 'Payslips' ) );
		$this->assertSame( 422, $this->act( $browser, $user, 'request-document', array( 'title' => ' payslips' ) )->status );
		$this->cases()->withdraw( $this->cases()->of( $this->entry->id )->requests[0], $this->staff );
		$this->assertSame( 303, $this->act( $browser, $user, 'request-document', array( 'title' => 'Payslips' ) )->status );
	}

	public function test_what_came_of_it_is_heard_and_has_the_focus(): void {
		$browser = Browser::of( $user = $this->staff->userId() );
		$refused = $this->act( $browser, $user, 'add-note', array( 'text' => ' ' ) )->body;
		$this->assertMatchesRegularExpression( '~<div id="atoll-notice" class="[^"]*notice-error[^"]*inline[^"]*"[^>]* role="alert"[^>]*autofocus~', $refused );
		$this->assertStringContainsString( "<title>Not done: Entry {$this->entry->id}: ", $refused );
		preg_match( '/^Location: (.+?)\r?$/mi', $this->act( $browser, $user, 'add-note', self::ACTIONS['add-note'] )->head, $to );
		$this->assertMatchesRegularExpression( '~notice-success[^>]* role="status"[^>]*autofocus~', $browser->get( $to[1] )->body );
	}

	public function test_an_invitation_that_waits_is_shown_and_can_be_taken_back(): void {
		$this->entry = $this->entryOf( 0 );
		$browser     = Browser::of( $user = $this->staff->userId() );
		$this->act( $browser, $user, 'invite-client', array( 'email' => 'wrong@example.com', 'first_name' => '' ) );
		$this->act( $browser, $user, 'invite-client', array( 'email' => 'right@example.com', 'first_name' => '' ) );
		$this->assertSame( 1, $this->rows()['invited'], 'the mistyped one has ended' );
		$this->assertStringContainsString( 'Invited: right@example.com.', $browser->get( $this->path() )->body );
		$this->assertSame( 303, $this->act( $browser, $user, 'take-invitation-back', array() )->status );
		$this->assertSame( 0, $this->rows()['invited'] );
		$this->assertSame( 'Invitation taken back.', $this->history()[0] );
	}

	public function test_an_entry_is_put_in_the_trash_and_taken_out_again(): void {
		$browser = Browser::of( $user = $this->staff->userId() );
		$this->assertSame( 303, $this->act( $browser, $user, 'move-entry', array( 'atoll_of' => 'trash' ) )->status );
		$page = $browser->get( $this->path() )->body;
		$this->assertStringContainsString( 'Restore', $page );
		$this->assertStringNotContainsString( 'Set status', $page );
		$this->assertSame( 409, $this->act( $browser, $user, 'move-entry', array( 'atoll_of' => 'trash' ) )->status, 'it is there already' );
		$this->assertSame( 422, $this->act( $browser, $user, 'move-entry', array( 'atoll_of' => 'drawer' ) )->status );
		$this->assertSame( 303, $this->act( $browser, $user, 'move-entry', array( 'atoll_of' => 'active' ) )->status );
		$this->assertStringContainsString( 'Set status', $browser->get( $this->path() )->body );
	}

	public function test_of_twenty_changes_at_once_one_is_made(): void {
		$user    = $this->staff->userId();
		$browser = Browser::of( $user );
		$body    = http_build_query( $this->fields( $browser, $user, 'set-status', self::ACTIONS['set-status'], null, 0 ) );
		$answers = array_count_values( array_map( static fn( $answer ) => $answer->status, $browser->postAtOnce( 20, $this->path(), $body ) ) );
		$this->assertSame( array( 303 => 1, 409 => 19 ), array( 303 => $answers[303] ?? 0, 409 => $answers[409] ?? 0 ), (string) wp_json_encode( $answers ) );
		$this->assertSame( array( 1, 1 ), array( count( $this->history() ), count( $this->mails() ) ) );
	}

	public function test_the_screen_says_what_was_done(): void {
		$answer = $this->act( $browser = Browser::of( $this->staff->userId() ), $this->staff->userId(), 'request-document', self::ACTIONS['request-document'] );
		preg_match( '/^Location: (.+?)\r?$/mi', $answer->head, $to );
		$page = $browser->get( $to[1] )->body;
		$this->assertStringContainsString( 'a mail to the client is on its way', $page );
		$this->assertStringContainsString( 'Waiting for the client', $page );
		$this->assertStringContainsString( 'We need a document from you: Payslips', $page, 'the mail and its fate' );
		$this->assertMatchesRegularExpression( '~atoll_staff\w+</td><td data-colname="What">Document requested: Payslips\.~', $page, 'who and what' );
	}

	public function test_an_invitation_is_filled_in_from_the_answers(): void {
		$entry = $this->entryOf( 0 );
		wp_set_current_user( $this->staff->userId() );
		$html = EntriesScreen::html( $entry->id );
		$this->assertMatchesRegularExpression( '~name="email"[^>]*value="jo@example.com"~', $html );
		$this->assertStringNotContainsString( 'invite-client', EntriesScreen::html( $this->entry->id ), 'it is somebody’s already' );
	}

	public function test_an_invitation_that_cannot_be_made_leaves_nothing(): void {
		$browser = Browser::of( $this->staff->userId() );
		foreach ( array( array( 'email' => 'new@example.com' ), array( 'email' => 'nonsense' ), array( 'email' => '' ) ) as $typed ) {
			$before = $this->rows();
			$answer = $this->act( $browser, $this->staff->userId(), 'invite-client', $typed + array( 'first_name' => 'Kim' ) );
			$this->assertContains( $answer->status, array( 400, 403, 409, 422 ), 'somebody’s already, or no address' );
			$this->assertStringContainsString( 'notice-error', $answer->body );
			$this->assertSame( $before, $this->rows() );
		}
	}

	public function test_the_list_says_how_applications_stand_and_what_they_wait_for(): void {
		$this->cases()->setStatus( $this->entry, 'waiting', '', $this->staff );
		$this->cases()->request( $this->entry, '<i>Payslips</i>', '', $this->staff );
		$this->cases()->request( $this->entry, 'ID', '', $this->staff );
		wp_set_current_user( $this->staff->userId() );
		$this->assertSame( array( 'status' => 'Waiting for you', 'waiting' => 2 ), $this->get( '/s1t2/v1/entries' )->get_data()['items'][0]['case'] );
		$this->assertStringContainsString( '<strong>&lt;i&gt;Payslips&lt;/i&gt;</strong>', EntriesScreen::html( $this->entry->id ) );
	}

	public function test_what_came_can_be_opened_from_the_screen(): void {
		$request = $this->cases()->request( $this->entry, 'Payslips', '', $this->staff );
		$id      = $this->received( $request, $this->client );
		$this->cases()->receive( $request, array( $id ), $this->visitor( $this->client ) );
		wp_set_current_user( $this->staff->userId() );
		$this->assertSame( 2, substr_count( EntriesScreen::html( $this->entry->id ), "file={$id}" ), 'among the files, and beside its request' );
	}

	private function path(): string {
		return "/wp-admin/admin.php?page=atoll-entries&entry={$this->entry->id}";
	}

	/** @param array<string, string> $typed */
	private function act( Browser $browser, int $user, string $action, array $typed, ?DocumentRequest $of = null, ?int $version = null ): HttpAnswer {
		return $browser->post( $this->path(), http_build_query( $this->fields( $browser, $user, $action, $typed, $of, $version ) ) );
	}

	/**
	 * @param array<string, string> $typed
	 * @return array<string, string>
	 */
	private function fields( Browser $browser, int $user, string $action, array $typed, ?DocumentRequest $of, ?int $version ): array {
		return $typed + array(
			'atoll_case'    => $action,
			'atoll_of'      => (string) $of?->id,
			'atoll_version' => (string) ( $version ?? $this->cases()->of( $this->entry->id )->version ),
			'atoll_nonce'   => $browser->nonce( $user, "atoll_case_{$action}_{$this->entry->id}" ),
		);
	}
}
