<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Page;

use Atoll\Tests\WordPress\Support\SiteTestCase;

final class OneHeadingTest extends SiteTestCase {

	private const HEADING = '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Your applications</h1><!-- /wp:heading -->';
	private const WORDS   = '<!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->';

	private string $theme = '';

	protected function setUp(): void {
		parent::setUp();
		$this->theme = get_stylesheet();
		switch_theme( 'twentytwentyfive' );
	}

	protected function tearDown(): void {
		switch_theme( $this->theme );
		parent::tearDown();
	}

	public function test_a_page_has_one_main_heading_whether_its_own_or_its_title(): void {
		$this->assertSame(
			array( '<h1 class="wp-block-heading">Your applications</h1>' ),
			$this->mainHeadings( self::HEADING )
		);
		$this->assertSame( array( '<h1 class="wp-block-post-title">Portal</h1>' ), $this->mainHeadings( self::WORDS ) );
	}

	public function test_a_theme_without_block_templates_has_its_title(): void {
		$folder = get_temp_dir() . 'atoll-themes';
		wp_mkdir_p( "{$folder}/plain" );
		file_put_contents( "{$folder}/plain/style.css", '/* Theme Name: Plain */' );
		file_put_contents( "{$folder}/plain/index.php", '' );
		register_theme_directory( $folder );
		search_theme_directories( true );
		switch_theme( 'plain' );
		$this->assertSame(
			array( '<h1 class="wp-block-post-title">Portal</h1>' ),
			$this->mainHeadings( self::HEADING, isBlockTheme: false )
		);
	}

	/** @return list<string> */
	private function mainHeadings( string $content, bool $isBlockTheme = true ): array {
		$id                  = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Portal',
				'post_content' => $content,
			)
		);
		$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		the_post();
		$title = $isBlockTheme
			? do_blocks( '<!-- wp:post-title {"level":1} /-->' )
			: '<h1 class="wp-block-post-title">Portal</h1>';
		$html  = $title . apply_filters( 'the_content', get_the_content() );
		wp_delete_post( $id, true );
		wp_reset_query();
		preg_match_all( '#<h1.*?</h1>#s', $html, $found );
		return $found[0];
	}
}
