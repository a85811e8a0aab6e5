<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Page;

use Atoll\Site\Theme\BlockTheme;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class HiddenPageTitleTest extends SiteTestCase {

	private const HEADING = '<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Say it.</h1><!-- /wp:heading -->';

	public function test_a_page_with_a_heading_of_its_own_goes_without_its_title(): void {
		$this->assertSame(
			array( 'page-x.php', 'page-open.php', 'page.php' ),
			$this->templates( array( 'post_content' => self::HEADING ) )
		);
	}

	public function test_any_other_page_keeps_it(): void {
		$this->assertSame(
			array( 'page-x.php', 'page.php' ),
			$this->templates( array( 'post_content' => '<p>Words.</p>' ) )
		);
	}

	public function test_a_page_that_asks_for_its_password_keeps_it_too(): void {
		$locked = array(
			'post_content'  => self::HEADING,
			'post_password' => 'banksia',
		);
		$this->assertSame( array( 'page-x.php', 'page.php' ), $this->templates( $locked ) );
	}

	public function test_another_theme_has_no_template_without_it(): void {
		$this->assertSame(
			array( 'page-x.php', 'page.php' ),
			$this->templates( array( 'post_content' => self::HEADING ), 'twentytwentyfive' )
		);
	}

	public function test_another_block_theme_prints_no_title_above_a_heading_of_the_page(): void {
		$this->assertSame( '', $this->title( self::HEADING ) );
		$this->assertSame( '<h1>X</h1>', $this->title( '<p>Words.</p>' ) );
	}

	private function title( string $content ): string {
		return $this->onPage(
			array( 'post_content' => $content ),
			'twentytwentyfive',
			static function ( int $page ): string {
				$block = array( 'blockName' => 'core/post-title', 'attrs' => array( 'level' => 1 ) );
				$title = new \WP_Block( $block, array( 'postId' => $page ) );
				return apply_filters( 'render_block_core/post-title', '<h1>X</h1>', $block, $title );
			}
		);
	}

	/**
	 * @param array<string, string> $page
	 * @return list<string>
	 */
	private function templates( array $page, string $theme = BlockTheme::NAME ): array {
		return $this->onPage(
			$page,
			$theme,
			static fn(): array => apply_filters( 'page_template_hierarchy', array( 'page-x.php', 'page.php' ) )
		);
	}

	/**
	 * @template T
	 * @param array<string, string> $page
	 * @param \Closure( int ): T    $do
	 * @return T What it returns while the theme shows the page.
	 */
	private function onPage( array $page, string $theme, \Closure $do ): mixed {
		$id = (int) wp_insert_post(
			array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'X' ) + $page
		);
		$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => $id ) );
		$worn                = static fn(): string => $theme;
		add_filter( 'template', $worn );
		$result = $do( $id );
		remove_filter( 'template', $worn );
		wp_delete_post( $id, true );
		wp_reset_query();
		return $result;
	}
}
