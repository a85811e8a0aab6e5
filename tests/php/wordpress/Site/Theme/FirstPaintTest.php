<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Theme;

use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Which sheets stand in the page itself, so that its first paint waits for no other file. */
final class FirstPaintTest extends SiteTestCase {

	private \WP_Styles $before;

	protected function setUp(): void {
		parent::setUp();
		$this->before = wp_styles();

		$GLOBALS['wp_styles'] = new \WP_Styles();
	}

	protected function tearDown(): void {
		remove_filter( 'styles_inline_size_limit', '__return_zero' );
		$GLOBALS['wp_styles'] = $this->before;
		parent::tearDown();
	}

	public function test_the_header_and_what_it_stands_on_are_printed_whatever_else_is(): void {
		wp_enqueue_style( 'atoll-header' );
		do_action( 'wp_enqueue_scripts' );
		self::assertSame( array( 'atoll-button-inline-css', 'atoll-header-inline-css' ), $this->printed() );
	}

	public function test_a_page_without_a_header_has_none_of_it(): void {
		do_action( 'wp_enqueue_scripts' );
		self::assertSame( array(), $this->printed() );
	}

	public function test_a_site_that_wants_no_sheet_in_its_pages_gets_links(): void {
		add_filter( 'styles_inline_size_limit', '__return_zero' );
		wp_enqueue_style( 'atoll-header' );
		do_action( 'wp_enqueue_scripts' );
		self::assertSame( array( 'atoll-button-css', 'atoll-header-css' ), $this->printed() );
	}

	/** @return list<string> Ids of the elements that bring our sheets; links end with `-css`. */
	private function printed(): array {
		wp_maybe_inline_styles();
		ob_start();
		wp_styles()->do_items();
		preg_match_all( '~\bid=["\'](atoll-[^"\']+)~', (string) ob_get_clean(), $found );
		return $found[1];
	}
}
