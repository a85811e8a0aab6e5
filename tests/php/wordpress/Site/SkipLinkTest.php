<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Cases\HeaderTestCase;

/** One link to the main content, by whoever knows where that is. */
final class SkipLinkTest extends HeaderTestCase {

	private string $theme = '';

	protected function setUp(): void {
		parent::setUp();
		$this->theme = get_stylesheet();
	}

	protected function tearDown(): void {
		switch_theme( $this->theme );
		parent::tearDown();
	}

	public function test_the_plugins_theme_has_the_headers_also_on_a_page_without_header(): void {
		switch_theme( 'atoll' );
		$this->assertStringContainsString( 'href="#main"', $this->header() );
		$page = $this->pageOf( 'Landing' );
		update_post_meta( $page, PageMeta::HEADER, PageMeta::HIDDEN );
		query_posts( array( 'page_id' => $page ) );
		$this->assertStringNotContainsString( 'atoll-header', $this->header() );
		$this->assertStringContainsString( 'href="#main"', $this->header() );
	}

	public function test_another_theme_keeps_its_own(): void {
		switch_theme( 'twentytwentyfive' );
		$this->item( 'Services', '/services/' );
		$this->assertStringContainsString( 'atoll-header', $this->header() );
		$this->assertStringNotContainsString( 'href="#main"', $this->header() );
	}
}
