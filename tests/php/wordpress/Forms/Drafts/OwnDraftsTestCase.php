<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Forms\Drafts\Storage\DraftSummary;
use Atoll\Tests\WordPress\Support\Inside;

/** Two people with drafts of their own, of a form that is on a page. */
abstract class OwnDraftsTestCase extends DraftTestCase {

	protected OwnDrafts $own;
	protected int $jo;
	protected int $sam;

	protected function setUp(): void {
		parent::setUp();
		$this->own = Inside::get( OwnDrafts::class );
		$this->jo  = $this->user( 'atoll_client' );
		$this->sam = $this->user( 'atoll_client' );
		$this->page( $this->number );
	}

	/** @param array<string, mixed> $inputs */
	protected function savedBy( int $user, array $inputs = array() ): string {
		wp_set_current_user( $user );
		$reply = $this->save( $inputs + self::ANSWERS );
		wp_set_current_user( 0 );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return (string) $reply->get_data()['resume_token'];
	}

	protected function only( int $user ): DraftSummary {
		$drafts = $this->own->ofUser( $user );
		$this->assertCount( 1, $drafts );
		return $drafts[0];
	}
}
