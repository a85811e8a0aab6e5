<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Tests\WordPress\Support\Http\Browser;

/** Two of the staff work on one application: the second is told, and nothing is lost. */
final class ConcurrentStaffTest extends ApplicationScreenTestCase {

	public function test_an_old_or_missing_proof_changes_nothing_and_keeps_what_was_typed(): void {
		$browser = Browser::of( $this->staff->userId() );
		$answer  = $browser->post(
			$this->path(),
			http_build_query(
				array(
					'atoll_entry_action' => 'add-note',
					'atoll_version'      => '0',
					'atoll_nonce'        => 'old',
					'text'               => 'Call <b>back</b>',
				)
			)
		);
		$this->assertSame( 403, $answer->status );
		$this->assertStringContainsString( '>Call &lt;b&gt;back&lt;/b&gt;</textarea>', $answer->body );
		$this->assertSame( array(), $this->history() );
	}

	public function test_the_second_of_two_is_told_and_finds_what_was_typed(): void {
		$browser = Browser::of( $this->staff->userId() );
		$this->assertSame(
			303,
			$this->act( $browser, $this->staff->userId(), 'set-status', self::ACTIONS['set-status'], null, 0 )->status
		);
		$second = $this->act(
			$browser,
			$this->staff->userId(),
			'request-document',
			array( 'title' => 'Rates notice', 'note' => 'This year’s' ),
			null,
			0
		);
		$this->assertSame( 409, $second->status );
		$this->assertStringContainsString( 'notice-error', $second->body );
		$this->assertStringContainsString( 'value="Rates notice"', $second->body );
		$this->assertStringContainsString( 'With the lender', $second->body, 'what is new' );
		$this->assertSame( array(), $this->records()->read( $this->entry->id )->requests );
	}

	public function test_a_message_of_the_second_does_not_undo_the_status_of_the_first(): void {
		$browser = Browser::of( $user = $this->staff->userId() );
		$this->act( $browser, $user, 'set-status', self::ACTIONS['set-status'], null, 0 );
		$second = $this->act( $browser, $user, 'set-status', array( 'status' => '', 'message' => 'Call me' ), null, 0 );
		$this->assertSame( 409, $second->status );
		$this->assertStringContainsString( '<option value="" selected>No change (With the lender)</option>', $second->body );
		$this->assertSame(
			303,
			$this->act( $browser, $user, 'set-status', array( 'status' => '', 'message' => 'Call me' ) )->status
		);
		$this->assertSame( 'lender', $this->records()->read( $this->entry->id )->status->name );
		$this->assertSame( "Status: With the lender.\nCall me", $this->history()[0] );
		$this->statusChange()->set( $this->entry, '', 'And bring ID', $this->staff, mails: true );
		$this->assertStringStartsWith(
			'A message about your application > ',
			$this->mails()[1],
			'no news of a status that is none'
		);
	}

	public function test_of_twenty_changes_at_once_one_is_made(): void {
		$user    = $this->staff->userId();
		$browser = Browser::of( $user );
		$body    = http_build_query(
			$this->fields( $browser, $user, 'set-status', self::ACTIONS['set-status'], null, 0 )
		);
		$answers = array_count_values(
			array_map( static fn( $answer ) => $answer->status, $browser->postAtOnce( 20, $this->path(), $body ) )
		);
		$this->assertSame(
			array( 303 => 1, 409 => 19 ),
			array( 303 => $answers[303] ?? 0, 409 => $answers[409] ?? 0 ),
			(string) wp_json_encode( $answers )
		);
		$this->assertSame( array( 1, 1 ), array( count( $this->history() ), count( $this->mails() ) ) );
	}
}
