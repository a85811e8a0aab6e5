<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Head;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** What an editor writes about a page, in WordPress' own field. */
final class PageExcerptTest extends NewsTestCase {

	public function test_a_page_is_described_by_whoever_edits_it(): void {
		$page = $this->add( 'page', array( 'post_title' => 'Contact', 'post_content' => '<p>Its beginning.</p>' ) );
		$this->assertTrue( post_type_supports( 'page', 'excerpt' ) );
		$this->actAs( 'editor' );
		$reply = $this->post( "/wp/v2/pages/{$page}", array( 'excerpt' => 'How to reach us.' ) );
		$this->assertSame( 200, $reply->get_status() );
		$this->assertSame( array( 'How to reach us.' ), ShownPage::at( $this->path( $page ) )->meta( 'description' ) );
	}
}
