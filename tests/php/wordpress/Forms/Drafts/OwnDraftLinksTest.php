<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

/** Where somebody who is logged in goes on with a draft. */
final class OwnDraftLinksTest extends OwnDraftsTestCase {

	public function test_their_link_opens_the_draft_on_the_page_where_it_was_saved(): void {
		$page                    = $this->page( $this->number );
		$_SERVER['HTTP_REFERER'] = "{$page}?utm_source=x";
		$token                   = $this->savedBy( $this->jo );
		unset( $_SERVER['HTTP_REFERER'] );
		$this->assertSame(
			"{$page}?formid={$this->number}&formtoken={$token}",
			$this->own->linkFor( $this->only( $this->jo )->id, $this->jo )
		);
	}

	public function test_of_a_form_that_only_a_site_notice_leads_to_their_link_opens_it_above_the_front_page(): void {
		$this->number = $this->savingForm();
		$token        = $this->savedBy( $this->jo );
		$this->assertFalse( $this->only( $this->jo )->isOpen );
		$notice = wp_insert_post(
			array(
				'post_type'    => 'atoll_notification',
				'post_status'  => 'publish',
				'post_title'   => 'Rates fall',
				'post_content' => '<p><a href="/contact/#atoll-form-' . $this->number . '">Ask</a></p>',
			)
		);
		$this->assertSame(
			home_url( "/?formid={$this->number}&formtoken={$token}" ),
			$this->own->linkFor( $this->only( $this->jo )->id, $this->jo )
		);
		wp_delete_post( $notice, true );
	}
}
