<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Theme;

use Atoll\Tests\WordPress\Support\SiteTestCase;

final class SectionStylesTest extends SiteTestCase {

	private string $theme;

	protected function setUp(): void {
		parent::setUp();
		$this->theme = get_stylesheet();
		wp_styles()->queue = array();
	}

	protected function tearDown(): void {
		switch_theme( $this->theme );
		wp_styles()->queue = array();
		parent::tearDown();
	}

	public function test_a_page_loads_the_sheets_of_the_sections_that_it_shows_and_no_others(): void {
		switch_theme( 'atoll' );
		do_blocks( '<!-- wp:group {"className":"atoll-statement is-mine"} --><div class="wp-block-group atoll-statement is-mine"><!-- wp:list {"className":"atoll-steps"} --><ul class="wp-block-list atoll-steps"></ul><!-- /wp:list --></div><!-- /wp:group -->' );
		$this->assertEqualsCanonicalizing( array( 'atoll-statement', 'atoll-steps' ), $this->loaded() );
	}

	public function test_under_another_theme_they_load_none(): void {
		switch_theme( 'twentytwentyfive' );
		do_blocks( '<!-- wp:group {"className":"atoll-ledger"} --><div class="wp-block-group atoll-ledger"></div><!-- /wp:group -->' );
		$this->assertSame( array(), $this->loaded() );
	}

	public function test_the_theme_brings_a_pattern_for_each_kind_of_page(): void {
		$pages = array(
			'home', 'service', 'about', 'contact', 'faq', 'resources', 'landing', 'thank-you', 'portal-login',
			'portal-dashboard', 'portal-application', 'portal-profile',
		);
		foreach ( $pages as $page ) {
			$file = (string) file_get_contents( WP_PLUGIN_DIR . "/atoll/theme/atoll/patterns/{$page}.php" );
			$this->assertMatchesRegularExpression( '/^ \* Categories: atoll\n \* Block Types: core\/post-content\n/m', $file, $page );
		}
		$this->assertTrue( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( 'atoll' ) );
	}

	/** @return list<string> */
	private function loaded(): array {
		return array_values(
			array_filter(
				wp_styles()->queue,
				static fn( string $handle ): bool => str_starts_with( $handle, 'atoll-' )
			)
		);
	}
}
