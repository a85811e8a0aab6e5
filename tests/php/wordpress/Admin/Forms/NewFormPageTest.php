<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Forms;

use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A new page that begins with a form. */
final class NewFormPageTest extends SiteTestCase {

	public function test_holds_the_form_under_its_name(): void {
		$form = $this->form();
		$this->assertSame(
			array( 'Enquiry', "<!-- wp:atoll/form {\"formId\":{$form}} /-->" ),
			$this->begun( "post_type=page&atoll_form={$form}" )
		);
		$this->assertSame( array( '', '' ), $this->begun( "atoll_form={$form}" ), 'a post' );
	}

	public function test_is_empty_for_a_form_that_is_not_there_and_for_what_is_no_number(): void {
		$this->assertSame( array( '', '' ), $this->begun( 'post_type=page&atoll_form=4711' ) );
		$this->assertSame(
			array( '', '' ),
			$this->begun( 'post_type=page&atoll_form=' . rawurlencode( '1 --><script>' ) )
		);
	}

	/** @return array{string, string} Title and content that the editor begins with. */
	private function begun( string $query ): array {
		$screen = Browser::of( $this->user( 'editor' ) )->get( admin_url( "post-new.php?{$query}" ) )->body;
		$call  = (string) strstr( (string) strstr( $screen, 'initializeEditor(' ), ' ) );', true );
		$edits = json_decode( substr( $call, (int) strrpos( $call, '{"title":' ) ), true );
		return array( $edits['title'], $edits['content'] );
	}
}
