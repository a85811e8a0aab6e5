<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Portal\Applications\Drafts\ClaimDraftAction;
use Atoll\Portal\Applications\Drafts\DiscardDraftAction;
use Atoll\Portal\PlainForms\NonceFields;
use Atoll\Tests\WordPress\Support\Browser;
use Atoll\Tests\WordPress\Support\Http;

/** What a client sees first after a login. */
final class DashboardTest extends ApplicationsTestCase {

	public function test_what_is_missing_comes_first_then_what_is_begun_sent_and_ended(): void {
		$this->cases()->request( $this->entry, 'Two payslips', 'Every page.', $this->staff );
		$this->draftOf( $this->client, $this->openForm() );
		$ended = $this->entryOf( $this->client );
		$this->cases()->setStatus( $ended, 'settled', '', $this->staff );
		$shown = $this->portal( $this->as( $this->client, $this->dashboard )->body );
		$order = array( 'Hello Jo. We are waiting for 1 document from you.', 'Still missing', 'Two payslips', 'Every page.', 'Not sent yet', 'Continue', '>Sent<', "entry={$this->entry->id}", '>Ended<', "entry={$ended->id}", 'Start another application' );
		$found = array_map( static fn( string $text ) => strpos( $shown, $text, (int) strpos( $shown, '>Sent<' ) * (int) str_starts_with( $text, 'entry=' ) ), $order );
		$this->assertNotContains( false, $found, $shown );
		$sorted = $found;
		sort( $sorted );
		$this->assertSame( $sorted, $found );
		$this->assertSame( 1, substr_count( $shown, 'atoll-button--primary' ), 'one thing is the next' );
	}

	public function test_who_has_nothing_yet_is_shown_where_to_begin(): void {
		$shown = $this->portal( $this->as( $this->other, $this->dashboard )->body );
		$this->assertStringContainsString( 'You have not begun an application yet.', $shown );
		$this->assertMatchesRegularExpression( '~atoll-button--primary" href="/begin-here/">Start an application<~', $shown );
	}

	public function test_the_page_of_a_named_form_is_where_to_begin(): void {
		$form = $this->openForm();
		$page = $this->page( $form );
		$here = (string) get_permalink( $this->portalPage( '<!-- wp:atoll/dashboard {"formId":' . $form . '} /-->' ) );
		$this->assertStringContainsString( "href=\"{$page}#atoll-form-{$form}\"", html_entity_decode( $this->as( $this->other, $here )->body ) );
	}

	public function test_everybody_sees_their_own_and_no_cache_keeps_it(): void {
		$answer = $this->as( $this->client, $this->dashboard );
		$this->assertStringContainsString( "entry={$this->entry->id}", $answer->body );
		$this->assertStringContainsString( 'no-store', $answer->header( 'Cache-Control' ) );
		foreach ( array( $this->other, $this->staff->userId(), $this->user( 'administrator' ) ) as $someone ) {
			$this->assertStringNotContainsString( "entry={$this->entry->id}", $this->as( $someone, $this->dashboard )->body );
		}
		$this->assertSame( 302, Http::get( $this->dashboard )->status );
	}

	public function test_on_a_page_that_anybody_may_see_visitors_get_the_way_to_log_in(): void {
		$open    = (string) get_permalink( $this->portalPage( '<!-- wp:atoll/dashboard /-->', false ) );
		$visitor = Http::get( $open );
		$this->assertStringContainsString( 'Log in to see your applications', $visitor->body );
		$this->assertStringNotContainsString( 'no-store', $visitor->header( 'Cache-Control' ) );
		$this->assertSame( $visitor->body, Http::get( $open )->body );
		$client = $this->as( $this->client, $open );
		$this->assertStringContainsString( "entry={$this->entry->id}", $client->body );
		$this->assertStringContainsString( 'no-store', $client->header( 'Cache-Control' ) );
	}

	public function test_a_hundred_entries_ask_the_database_no_more_than_one(): void {
		$this->queries(); // What WordPress reads once for each request.
		$one = $this->queries();
		$this->assertGreaterThan( 3, $one );
		$this->multiply( 100 );
		$this->assertSame( $one + 1, $this->queries(), 'fifty forms that were not read yet are one query' );
		$this->assertSame( $one, $this->queries() );
	}

	public function test_a_long_list_has_pages_of_25(): void {
		$this->multiply( 59 );
		$first = $this->portal( $this->as( $this->client, $this->dashboard )->body );
		$last  = $this->portal( $this->as( $this->client, add_query_arg( 'sent-page', '3', $this->dashboard ) )->body );
		$this->assertSame( array( 25, 10 ), array( substr_count( $first, '>Open<' ), substr_count( $last, '>Open<' ) ) );
		$this->assertStringContainsString( 'Page 1 of 3', $first );
		$this->assertStringContainsString( 'id="atoll-application-' . $this->entry->id . '"', $last );
		$this->assertSame( $last, $this->portal( $this->as( $this->client, add_query_arg( 'sent-page', '99', $this->dashboard ) )->body ) );
	}

	public function test_a_draft_is_gone_on_with_by_a_link_that_no_page_holds(): void {
		$token = $this->draftOf( $this->client, $this->openForm() );
		$draft = \Atoll\plugin()->ownDrafts()->ofUser( $this->client )[0]->id;
		$this->assertStringNotContainsString( $token, $this->as( $this->client, $this->dashboard )->body );
		$answer = $this->as( $this->client, add_query_arg( 'draft', (string) $draft, $this->dashboard ) );
		$this->assertSame( 303, $answer->status );
		$this->assertStringContainsString( "formtoken={$token}", $answer->header( 'Location' ) );
		$others = $this->as( $this->other, add_query_arg( 'draft', (string) $draft, $this->dashboard ) );
		$nones  = $this->as( $this->other, add_query_arg( 'draft', '999999', $this->dashboard ) );
		$this->assertSame( array( 404, 404 ), array( $others->status, $nones->status ) );
		$this->assertSame( $this->portal( $nones->body ), $this->portal( $others->body ) );
	}

	public function test_a_draft_is_thrown_away_by_its_owner_who_meant_it(): void {
		$this->draftOf( $this->client, $this->openForm() );
		$draft  = \Atoll\plugin()->ownDrafts()->ofUser( $this->client )[0]->id;
		$fields = array( NonceFields::TARGET => (string) $draft );
		$this->assertSame( 404, $this->act( $this->other, $this->dashboard, DiscardDraftAction::NAME, $fields )->status );
		$this->assertSame( 403, Browser::of( $this->client )->post( $this->dashboard, http_build_query( $fields + array( NonceFields::ACTION => DiscardDraftAction::NAME ) ) )->status );
		$this->assertSame( 1, \Atoll\plugin()->ownDrafts()->countOfUser( $this->client ) );
		$this->assertSame( 303, $this->act( $this->client, $this->dashboard, DiscardDraftAction::NAME, $fields )->status );
		$this->assertSame( 0, \Atoll\plugin()->ownDrafts()->countOfUser( $this->client ) );
		$again = $this->act( $this->client, $this->dashboard, DiscardDraftAction::NAME, $fields );
		$this->assertSame( 404, $again->status );
		$this->assertStringContainsString( 'role="alert"', $this->portal( $again->body ) );
	}

	public function test_a_form_that_was_saved_as_a_visitor_is_offered_after_the_login_and_kept(): void {
		$form  = $this->openForm();
		$token = $this->draftOf( 0, $form );
		$named = array( 'formid' => (string) $form, 'formtoken' => $token );
		$here  = add_query_arg( $named, $this->dashboard );
		$this->assertStringContainsString( 'Keep it with my applications', $this->as( $this->client, $here )->body );
		$this->assertSame( 404, $this->act( $this->client, $here, ClaimDraftAction::NAME, array( 'formtoken' => 'x' ) + $named )->status );
		$done = $this->act( $this->client, $here, ClaimDraftAction::NAME, $named );
		$this->assertSame( array( 303, add_query_arg( 'atoll_done', 'draft-claimed', $this->dashboard ) ), array( $done->status, $done->header( 'Location' ) ) );
		$this->assertSame( 1, \Atoll\plugin()->ownDrafts()->countOfUser( $this->client ) );
		$this->assertStringNotContainsString( 'Keep it with my applications', $this->as( $this->other, $here )->body, 'it is somebody’s now' );
	}

	public function test_a_resumed_form_offers_to_be_kept_to_visitors_by_way_of_the_login(): void {
		$form  = $this->openForm();
		$token = $this->draftOf( 0, $form );
		$page  = add_query_arg( array( 'formid' => (string) $form, 'formtoken' => $token ), $this->page( $form ) );
		$this->assertStringContainsString( rawurlencode( "formtoken={$token}" ), Http::get( $page )->body );
		$shown = $this->as( $this->client, $page );
		$this->assertStringContainsString( 'Keep it with my applications', $shown->body );
		$done = $this->act( $this->client, $page, ClaimDraftAction::NAME, array( 'formid' => (string) $form, 'formtoken' => $token, 'page' => $page ) );
		$this->assertStringStartsWith( $page, $done->header( 'Location' ) );
		$this->assertStringContainsString( 'It is kept with your applications now.', $this->as( $this->client, $done->header( 'Location' ) )->body );
	}

	public function test_a_site_without_a_portal_offers_nothing_of_it(): void {
		delete_option( 'atoll_portal' );
		$form = $this->openForm();
		$page = add_query_arg( array( 'formid' => (string) $form, 'formtoken' => $this->draftOf( 0, $form ) ), $this->page( $form ) );
		$this->assertStringNotContainsString( 'with my applications', Http::get( $page )->body );
	}

	public function test_the_editor_shows_an_example_and_nobodys_own(): void {
		$browser = Browser::of( $this->client );
		get_userdata( $this->client )->add_cap( 'edit_posts' );
		foreach ( array( 'dashboard', 'application' ) as $block ) {
			$path  = "/wp-json/wp/v2/block-renderer/atoll/{$block}?context=edit&entry={$this->entry->id}";
			$shown = $browser->get( $path, array( 'X-WP-Nonce: ' . $browser->nonce( $this->client, 'wp_rest' ) ) )->json()['rendered'] ?? '';
			$this->assertStringContainsString( 'An example', $shown );
			$this->assertStringNotContainsString( "entry={$this->entry->id}", $shown );
		}
	}

	/** How often the dashboard's block asks the database. */
	private function queries(): int {
		$count = 0;
		$add   = static function ( string $query ) use ( &$count ): string {
			$count++;
			return $query;
		};
		wp_set_current_user( $this->client );
		add_filter( 'query', $add );
		do_blocks( '<!-- wp:atoll/dashboard /-->' );
		remove_filter( 'query', $add );
		wp_set_current_user( 0 );
		return $count;
	}

	/** As many more entries of the client, each with what belongs to it as far as the first has it. */
	private function multiply( int $more ): void {
		global $wpdb;
		$table = $wpdb->prefix . EntriesTable::NAME;
		for ( $at = 0; $at < $more; $at++ ) {
			$wpdb->query( "INSERT INTO {$table} (form_number, form_version, idempotency_key, fingerprint, answers, created_by, user_agent, source_url, date_created, date_updated) SELECT " . ( 0 === $at % 2 ? 'form_number' : 900000 + $at ) . ", 1, CONCAT( LEFT( idempotency_key, 50 ), '-', {$at} ), fingerprint, answers, created_by, '', '', date_created, date_updated FROM {$table} WHERE id = {$this->entry->id}" );
		}
	}
}
