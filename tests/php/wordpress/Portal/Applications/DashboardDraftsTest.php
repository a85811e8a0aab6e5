<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Portal\Applications\Drafts\ClaimDraftAction;
use Atoll\Portal\Applications\Drafts\DiscardDraftAction;
use Atoll\Portal\PlainForms\NonceFields;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** Forms that were begun, on the dashboard: gone on with, thrown away, and kept after a login. */
final class DashboardDraftsTest extends ApplicationPagesTestCase {

	public function test_a_draft_is_gone_on_with_by_a_link_that_no_page_holds(): void {
		$this->page( $form = $this->openForm() );
		$token = $this->draftOf( $this->client, $form );
		$draft = Inside::get( OwnDrafts::class )->ofUser( $this->client )[0]->id;
		$this->assertStringNotContainsString( $token, $this->as( $this->client, $this->dashboard )->body );
		$answer = $this->as( $this->client, add_query_arg( 'draft', (string) $draft, $this->dashboard ) );
		$this->assertSame( 303, $answer->status );
		$this->assertStringContainsString( "formtoken={$token}", $answer->header( 'Location' ) );
		$others = $this->as( $this->other, add_query_arg( 'draft', (string) $draft, $this->dashboard ) );
		$nones  = $this->as( $this->other, add_query_arg( 'draft', '999999', $this->dashboard ) );
		$this->assertSame( array( 404, 404 ), array( $others->status, $nones->status ) );
		$this->assertSame( $this->portal( $nones->body ), $this->portal( $others->body ) );
	}

	public function test_a_draft_is_gone_on_with_where_its_form_is_now_and_nowhere_while_no_page_has_it(): void {
		$form  = $this->openForm();
		$first = $this->page( $form );
		$_SERVER['HTTP_REFERER'] = $first;
		$this->draftOf( $this->client, $form );
		unset( $_SERVER['HTTP_REFERER'] );
		$draft    = Inside::get( OwnDrafts::class )->ofUser( $this->client )[0]->id;
		$continue = add_query_arg( 'draft', (string) $draft, $this->dashboard );
		$location = fn(): string => $this->as( $this->client, $continue )->header( 'Location' );
		$second   = $this->page( $form );
		$this->assertStringStartsWith( "{$first}?formid=", $location() );

		$this->empty( $first );
		$this->assertStringStartsWith( "{$second}?formid=", $location() );

		$this->empty( $second );
		$this->assertSame( '', $location() );
		$shown = $this->portal( $this->as( $this->client, $this->dashboard )->body );
		$this->assertStringContainsString( 'This form cannot be continued from here at present.', $shown );
		$this->assertStringNotContainsString( 'Continue', $shown );

		$this->portalPage( "<!-- wp:paragraph --><p><a href=\"#atoll-form-{$form}\">Apply</a></p><!-- /wp:paragraph -->" );
		$this->assertStringContainsString( '?formid=', $location(), 'a link opens it above its page' );
	}

	public function test_a_draft_is_thrown_away_by_its_owner_who_meant_it(): void {
		$this->draftOf( $this->client, $this->openForm() );
		$draft  = Inside::get( OwnDrafts::class )->ofUser( $this->client )[0]->id;
		$fields = array( NonceFields::TARGET => (string) $draft );
		$this->assertSame(
			404,
			$this->act( $this->other, $this->dashboard, DiscardDraftAction::NAME, $fields )->status
		);
		$this->assertSame(
			403,
			Browser::of( $this->client )->post(
				$this->dashboard,
				http_build_query( $fields + array( NonceFields::ACTION => DiscardDraftAction::NAME ) )
			)->status
		);
		$this->assertSame( 1, Inside::get( OwnDrafts::class )->countOfUser( $this->client ) );
		$this->assertSame(
			303,
			$this->act( $this->client, $this->dashboard, DiscardDraftAction::NAME, $fields )->status
		);
		$this->assertSame( 0, Inside::get( OwnDrafts::class )->countOfUser( $this->client ) );
		$again = $this->act( $this->client, $this->dashboard, DiscardDraftAction::NAME, $fields );
		$this->assertSame( 404, $again->status );
		$this->assertStringContainsString( 'role="alert" tabindex="-1" autofocus', $this->portal( $again->body ) );
	}

	public function test_a_form_that_was_saved_as_a_visitor_is_offered_after_the_login_and_kept(): void {
		$form  = $this->openForm();
		$token = $this->draftOf( 0, $form );
		$named = array( 'formid' => (string) $form, 'formtoken' => $token );
		$here  = add_query_arg( $named, $this->dashboard );
		$this->assertStringContainsString( 'Keep it with my applications', $this->as( $this->client, $here )->body );
		$this->assertSame(
			404,
			$this->act( $this->client, $here, ClaimDraftAction::NAME, array( 'formtoken' => 'x' ) + $named )->status
		);
		$done = $this->act( $this->client, $here, ClaimDraftAction::NAME, $named );
		$this->assertSame(
			array( 303, add_query_arg( 'atoll_done', 'draft-claimed', $this->dashboard ) ),
			array( $done->status, $done->header( 'Location' ) )
		);
		$this->assertSame( 1, Inside::get( OwnDrafts::class )->countOfUser( $this->client ) );
		$this->assertStringNotContainsString(
			'Keep it with my applications',
			$this->as( $this->other, $here )->body,
			'it is somebody’s now'
		);
	}

	public function test_a_resumed_form_offers_to_be_kept_to_visitors_by_way_of_the_login(): void {
		$form  = $this->openForm();
		$token = $this->draftOf( 0, $form );
		$page  = add_query_arg( array( 'formid' => (string) $form, 'formtoken' => $token ), $this->page( $form ) );
		$this->assertStringContainsString( rawurlencode( "formtoken={$token}" ), Http::get( $page )->body );
		$shown = $this->as( $this->client, $page );
		$this->assertStringContainsString( 'Keep it with my applications', $shown->body );
		$done = $this->act(
			$this->client,
			$page,
			ClaimDraftAction::NAME,
			array( 'formid' => (string) $form, 'formtoken' => $token, 'page' => $page )
		);
		$this->assertStringStartsWith( $page, $done->header( 'Location' ) );
		$this->assertStringContainsString(
			'It is now with your applications.',
			$this->as( $this->client, $done->header( 'Location' ) )->body
		);
	}

	public function test_a_draft_of_a_form_that_only_the_header_opens_is_gone_on_with_from_the_front_page(): void {
		$form = $this->openForm();
		$call = array( 'headerCtaToggle' => true, 'headerCtaHref' => 'form', 'headerCtaFormId' => $form );
		$this->draftOf( $this->client, $form );
		$this->assertFalse( Inside::get( OwnDrafts::class )->ofUser( $this->client )[0]->isOpen );
		update_option( 'atoll_header', array( 'headerPrimary' => array( 'headerCtas' => array( $call ) ) ) );
		$draft = Inside::get( OwnDrafts::class )->ofUser( $this->client )[0];
		$this->assertTrue( $draft->isOpen );
		$this->assertStringStartsWith(
			home_url( "/?formid={$form}&formtoken=" ),
			Inside::get( OwnDrafts::class )->linkFor( $draft->id, $this->client )
		);
		delete_option( 'atoll_header' );
	}

	/** An editor takes the form off a page. */
	private function empty( string $page ): void {
		wp_update_post( array( 'ID' => url_to_postid( $page ), 'post_content' => '' ) );
	}
}
