<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\SpentLimit;

/** A visitor's draft becomes theirs who log in with its token. */
final class ClaimedDraftsTest extends OwnDraftsTestCase {

	public function test_a_visitors_draft_is_in_nobodys_list(): void {
		$this->token();
		$this->assertSame( '', $this->row()['sealed_token'] );
		$this->assertSame(
			array( array(), array() ),
			array( $this->own->ofUser( 0 ), $this->own->ofUser( $this->jo ) )
		);
	}

	public function test_a_visitors_draft_becomes_theirs_who_save_it_logged_in(): void {
		$token = $this->token();
		$this->savedBy( $this->jo, array( 'gform_resume_token' => $token ) );
		$this->assertStringContainsString( $token, $this->own->linkFor( $this->only( $this->jo )->id, $this->jo ) );
	}

	public function test_a_visitors_draft_is_claimed_after_login_once_and_for_good(): void {
		$token = $this->token();
		wp_set_current_user( $this->jo );
		$reply = $this->claim( $token );
		$this->assertSame( 200, $reply->get_status() );
		$this->assertSame( '', RestContract::complaint( 'atoll/drafts-claim', $reply->get_data() ) );
		$this->assertSame( $this->only( $this->jo )->id, $reply->get_data()['draft'] );
		$this->assertSame( $reply->get_data(), $this->claim( $token )->get_data(), 'to claim it twice is no fault' );
		wp_set_current_user( $this->sam );
		$this->assertNotFound( $this->claim( $token ) );
		$this->assertSame( (string) $this->jo, $this->row()['user_id'] );
		$this->assertSame( 200, $this->load( $token )->get_status(), 'its link still opens it on any computer' );
	}

	public function test_nothing_is_claimed_without_a_login_or_without_its_token(): void {
		$token = $this->token();
		$this->assertSame( 401, $this->claim( $token )->get_status() );
		wp_set_current_user( $this->jo );
		$this->assertNotFound( $this->claim( $token . 'x' ) );
		$this->assertNotFound( $this->claim( $token, $this->savingForm() ) );
		$this->change( 'date_saved', gmdate( 'Y-m-d H:i:s', time() - DraftRepository::LIFETIME ) );
		$this->assertNotFound( $this->claim( $token ) );
		$this->assertSame( '0', $this->row()['user_id'] );
	}

	public function test_guessing_claims_is_held_back(): void {
		wp_set_current_user( $this->jo );
		SpentLimit::set( 'drafts', 29 );
		$this->assertSame( 404, $this->claim( 'x' )->get_status() );
		SpentLimit::set( 'drafts', 30 );
		$this->assertSame( 429, $this->claim( 'x' )->get_status() );
	}

	private function claim( string $token, ?int $form = null ): \WP_REST_Response {
		return $this->post( '/s1t2/v1/drafts/claim', array( 'id' => $form ?? $this->number, 'token' => $token ) );
	}
}
