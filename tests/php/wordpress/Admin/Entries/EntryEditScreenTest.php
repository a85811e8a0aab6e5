<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\SubmittedEntries;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Applications\Record\ApplicationChanged;
use Atoll\Portal\Applications\Record\HistoryEvent;
use Atoll\Tests\WordPress\Support\ApplicationServices;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Changing an entry's answers in wp-admin, and taking entries along. */
final class EntryEditScreenTest extends SiteTestCase {

	use ApplicationServices;

	private Browser $browser;
	private int $user;

	protected function setUp(): void {
		parent::setUp();
		$this->post(
			"/gf/v2/forms/{$this->form()}/submissions",
			array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
		);
		$this->user    = $this->user( 'atoll_staff' );
		$this->browser = Browser::of( $this->user );
	}

	public function test_what_is_wrong_is_said_at_its_field_and_nothing_is_lost(): void {
		$answer = $this->save( array( 'input_1' => 'Joanna', 'input_2' => 'nobody' ) );
		$this->assertSame( 400, $answer->status );
		$this->assertStringContainsString( 'value="Joanna"', $answer->body );
		$this->assertMatchesRegularExpression( '~name="input_2"[^>]*aria-invalid="true"~', $answer->body );
		$this->assertSame( 'Jo', $this->entry()->answers[1] );
	}

	public function test_whoever_comes_second_is_told_and_may_choose(): void {
		$this->assertSame( 303, $this->save( array( 'input_1' => 'First' ) )->status );
		$second = $this->save( array( 'input_1' => 'Second' ), 1 );
		$this->assertSame( 409, $second->status );
		$this->assertStringContainsString( 'value="Second"', $second->body );
		$this->assertStringContainsString( 'Keep the newer version', $second->body );
		$this->assertStringContainsString(
			'name="atoll_entry_version" value="2"',
			$second->body,
			'sent again it replaces the newer one'
		);
		$this->assertSame( 'First', $this->entry()->answers[1] );
	}

	public function test_a_change_stands_in_the_history_and_a_colleague_who_saw_the_old_answers_is_told(): void {
		$seen = $this->records()->read( $this->entry()->id )->version;
		$this->assertSame( 303, $this->save( array() )->status );
		$this->assertSame( array(), $this->records()->read( $this->entry()->id )->events, 'nothing changed' );
		$this->assertSame( 303, $this->save( array( 'input_1' => 'Joanna' ) )->status );
		$this->assertSame(
			array( array( 'Our team changed the answers.', $this->user, true ) ),
			array_map(
				static fn( HistoryEvent $event ) => array( $event->sentence, $event->actor, $event->isPublic ),
				$this->records()->read( $this->entry()->id )->events
			)
		);
		$this->expectException( ApplicationChanged::class );
		$this->statusChange()->set( $this->entry(), 'lender', '', new Visitor( 1, '', '' ), true, $seen );
	}

	#[TestWith( array( 'trash', 'in the trash now' ) )]
	#[TestWith( array( 'spam', 'among the spam now' ) )]
	public function test_what_was_typed_is_kept_where_somebody_has_moved_the_entry( string $to, string $advice ): void {
		$this->move( $to );
		$answer = $this->save( array( 'input_1' => 'Joanna' ) );
		$this->assertSame( 409, $answer->status );
		$this->assertStringContainsString( $advice, $answer->body );
		$this->assertStringContainsString( 'value="Joanna"', $answer->body );
		$this->assertStringContainsString( 'Save changes', $answer->body );
		$this->assertStringContainsString( 'See the entry', $answer->body );
		$this->assertSame( 'Jo', $this->entry()->answers[1] );

		$this->move( 'active' );
		$this->assertSame( 303, $this->save( array( 'input_1' => 'Joanna' ), 1 )->status, 'once it is back' );
	}

	public function test_what_was_typed_is_kept_where_the_page_is_too_old_and_the_entry_in_the_trash(): void {
		$this->move( 'trash' );
		$answer = $this->save( array( 'input_1' => 'Joanna', 'atoll_edit_nonce' => 'old' ) );
		$this->assertSame( 403, $answer->status );
		$this->assertStringContainsString( 'value="Joanna"', $answer->body );
	}

	public function test_an_answer_is_not_stored_in_the_trash_that_an_entry_was_put_into_meanwhile(): void {
		$seen = $this->entry();
		$form = Inside::get( EntryTexts::class )->formOf( $seen ) ?? $this->fail( 'no form' );
		$this->move( 'trash' );
		$entries = Inside::get( SubmittedEntries::class );
		$this->assertNull( $entries->updateAnswers( $seen, $form, array( '1' => 'Joanna' ), $seen->version ) );
		$this->assertSame( 'Jo', $this->entry()->answers[1] );
	}

	public function test_an_answer_that_the_form_does_not_offer_any_more_can_be_deleted(): void {
		global $wpdb;
		$id     = $this->entry()->id;
		$stored = $this->entry()->answers + array( '7' => 'Another <place>', '99.1' => 'gone', '99.2' => 'too' );
		$row    = array( 'answers' => wp_json_encode( $stored ) );
		$wpdb->update( "{$wpdb->prefix}atoll_entries", $row, array( 'id' => $id ) );
		$form = $this->browser->get( "/wp-admin/admin.php?page=atoll-entries&entry={$id}&edit=1" )->body;
		$this->assertStringContainsString( 'Delete “Another &lt;place&gt;” (State)', $form );
		$this->assertStringContainsString( 'name="atoll_delete_kept[]" value="99"', $form );

		$refused = $this->save( array( 'input_2' => 'nobody', 'atoll_delete_kept' => array( '99' ) ) );
		$this->assertMatchesRegularExpression( '~name="atoll_delete_kept\[\]" value="99" checked~', $refused->body );
		$this->assertSame( 303, $this->save( array( 'atoll_delete_kept' => array( '99' ) ) )->status );
		$this->assertEquals( array_diff_key( $stored, array( '99.1' => 1, '99.2' => 1 ) ), $this->entry()->answers );
		$this->save( array( 'atoll_delete_kept' => array( '7' ) ) );
		$this->assertArrayNotHasKey( 7, $this->entry()->answers );
	}

	public function test_who_may_only_look_changes_nothing(): void {
		$this->user = $this->user( 'subscriber' );
		get_userdata( $this->user )->add_cap( 'atoll_view_entries' );
		$this->browser = Browser::of( $this->user );
		$this->assertSame( 403, $this->save( array( 'input_1' => 'Mallory' ) )->status );
		$this->assertSame( 'Jo', $this->entry()->answers[1] );
	}

	public function test_an_export_needs_the_right_and_the_proof(): void {
		$this->assertSame( 403, $this->export( $this->browser, $this->user )->status, 'staff may not' );
		$editor = $this->user( 'editor' );
		$this->assertSame(
			403,
			Browser::of( $editor )->post( '/wp-admin/admin-post.php?action=atoll_export', 'query={}' )->status,
			'no nonce'
		);
		$file = $this->export( Browser::of( $editor ), $editor );
		$this->assertSame( array( 200, '1' ), array( $file->status, $file->header( 'X-Atoll-Rows' ) ) );
		$this->assertStringContainsString( "\xEF\xBB\xBF\"Entry\"", $file->body );
		$this->assertStringContainsString( "\"{$this->entry()->id}\"", $file->body );
	}

	private function export( Browser $browser, int $user ): HttpAnswer {
		return $browser->post(
			'/wp-admin/admin-post.php?action=atoll_export',
			http_build_query(
				array( 'query' => '{}', 'columns' => 'id', '_wpnonce' => $browser->nonce( $user, 'atoll_export' ) )
			)
		);
	}

	/** @param array<string, string|list<string>> $typed */
	private function save( array $typed, ?int $version = null ): HttpAnswer {
		$id     = $this->entry()->id;
		$hidden = array(
			'atoll_entry_version' => (string) ( $version ?? $this->entry()->version ),
			'atoll_edit_nonce'    => $this->browser->nonce( $this->user, "atoll_edit_{$id}" ),
		);
		return $this->browser->post(
			"/wp-admin/admin.php?page=atoll-entries&entry={$id}&edit=1",
			http_build_query(
				$typed + $hidden + array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' )
			)
		);
	}

	private function move( string $to ): void {
		Inside::get( EntryAdminService::class )->move( array( $this->entry()->id ), $to, new Visitor( 1, '', '' ) );
	}

	private function entry(): Entry {
		return Inside::get( EntryRepository::class )->list( new EntryCriteria( Entry::STATUSES ) )[0];
	}
}
