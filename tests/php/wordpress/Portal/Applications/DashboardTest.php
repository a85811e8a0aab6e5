<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;

/** What a client sees first after a login. */
final class DashboardTest extends ApplicationPagesTestCase {

	public function test_what_is_missing_comes_first_then_what_is_begun_sent_and_ended(): void {
		$this->documentRequests()->add( $this->entry, 'Two payslips', 'Every page.', $this->staff );
		$this->page( $form = $this->openForm() );
		$this->draftOf( $this->client, $form );
		$ended = $this->entryOf( $this->client );
		$this->statusChange()->set( $ended, 'settled', '', $this->staff, mails: true );
		$shown = $this->portal( $this->as( $this->client, $this->dashboard )->body );
		$order = array(
			'Hello Jo. We are waiting for 1 document from you.',
			'Still missing',
			'Two payslips',
			'Every page.',
			'Not sent yet',
			'Continue',
			'>Sent<',
			"entry={$this->entry->id}",
			'>Closed<',
			"entry={$ended->id}",
			'Start another application',
		);
		$found = array_map(
			static fn( string $text ) => strpos(
				$shown,
				$text,
				(int) strpos( $shown, '>Sent<' ) * (int) str_starts_with( $text, 'entry=' )
			),
			$order
		);
		$this->assertNotContains( false, $found, $shown );
		$sorted = $found;
		sort( $sorted );
		$this->assertSame( $sorted, $found );
		$this->assertSame( 1, substr_count( $shown, 'atoll-button--primary' ), 'one thing is the next' );
	}

	public function test_a_name_is_read_as_it_was_typed(): void {
		wp_update_user( array( 'ID' => $this->client, 'first_name' => 'Tom & Jo' ) );
		$shown = $this->portal( $this->as( $this->client, $this->dashboard )->body );
		$this->assertStringContainsString( 'Hello Tom &amp; Jo.', $shown );
	}

	public function test_what_it_says_first_does_not_contradict_an_application_that_waits_for_its_client(): void {
		$this->statusChange()->set( $this->entry, 'waiting', 'Please call us.', $this->staff, mails: true );
		$shown = $this->portal( $this->as( $this->client, $this->dashboard )->body );
		$this->assertStringContainsString( 'We need something from you before we can continue.', $shown );
		$this->assertStringContainsString( '>Hello Jo. We do not need any documents from you.<', $shown );
	}

	public function test_an_application_that_has_ended_waits_for_no_document(): void {
		$this->documentRequests()->add( $this->entry, 'Two payslips', '', $this->staff );
		$this->statusChange()->set( $this->entry, 'settled', '', $this->staff, mails: true );
		$shown = $this->portal( $this->as( $this->client, $this->dashboard )->body );
		$this->assertStringContainsString( 'Your loan is settled', $shown );
		$this->assertStringNotContainsString( 'We are waiting for', $shown );
		$page = $this->portal( $this->as( $this->client, $this->url( $this->entry->id ) )->body );
		$this->assertStringNotContainsString( 'We need 1 document from you', $page );
		$this->assertStringNotContainsString( 'Two payslips</h3>', $page );
	}

	public function test_who_has_nothing_yet_is_shown_where_to_begin(): void {
		$shown = $this->portal( $this->as( $this->other, $this->dashboard )->body );
		$this->assertStringContainsString( 'You have not started an application yet.', $shown );
		$this->assertMatchesRegularExpression( '~atoll-button--primary" href="/begin-here/">Start an application<~', $shown );
	}

	public function test_the_page_of_a_named_form_is_where_to_begin(): void {
		$form = $this->openForm();
		$page = $this->page( $form );
		$here = (string) get_permalink( $this->portalPage( '<!-- wp:atoll/dashboard {"formId":' . $form . '} /-->' ) );
		$this->assertStringContainsString(
			"href=\"{$page}#atoll-form-{$form}\"",
			html_entity_decode( $this->as( $this->other, $here )->body )
		);
	}

	public function test_everybody_sees_their_own_and_no_cache_keeps_it(): void {
		$answer = $this->as( $this->client, $this->dashboard );
		$this->assertStringContainsString( "entry={$this->entry->id}", $answer->body );
		$this->assertStringContainsString( 'no-store', $answer->header( 'Cache-Control' ) );
		foreach ( array( $this->other, $this->staff->userId(), $this->user( 'administrator' ) ) as $someone ) {
			$this->assertStringNotContainsString(
				"entry={$this->entry->id}",
				$this->as( $someone, $this->dashboard )->body
			);
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

	public function test_a_site_without_a_portal_offers_nothing_of_it(): void {
		delete_option( 'atoll_portal' );
		$form = $this->openForm();
		$page = add_query_arg(
			array( 'formid' => (string) $form, 'formtoken' => $this->draftOf( 0, $form ) ),
			$this->page( $form )
		);
		$this->assertStringNotContainsString( 'with my applications', Http::get( $page )->body );
	}

	public function test_the_editor_shows_an_example_and_nobodys_own(): void {
		$browser = Browser::of( $this->client );
		get_userdata( $this->client )->add_cap( 'edit_posts' );
		foreach ( array( 'dashboard', 'application' ) as $block ) {
			$path  = "/wp-json/wp/v2/block-renderer/atoll/{$block}?context=edit&entry={$this->entry->id}";
			$shown = $browser->get(
				$path,
				array( 'X-WP-Nonce: ' . $browser->nonce( $this->client, 'wp_rest' ) )
			)->json()['rendered'] ?? '';
			$this->assertStringContainsString( 'An example', $shown );
			$this->assertStringNotContainsString( "entry={$this->entry->id}", $shown );
		}
	}
}
