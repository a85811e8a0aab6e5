<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Head;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** A site whose home page is behind a password, such as one that is being built. */
final class ClosedFrontPageTest extends NewsTestCase {

	public function test_its_head_says_no_more_than_what_the_site_is_for(): void {
		$this->change(
			$this->front,
			array( 'post_password' => 'soon', 'post_excerpt' => 'We merge with Waratah Loans.' )
		);
		$page = ShownPage::at( '/' );
		self::assertStringNotContainsString( 'Waratah', $page->html );
		self::assertSame( array( 'Loans, set out plainly' ), $page->meta( 'description' ) );
	}
}
