<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Page;

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

	/**
	 * @param array<string, string> $page
	 * @return list<string>
	 */
	private function templates( array $page ): array {
		$id = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'X',
			) + $page
		);
		$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => $id ) );
		$templates           = apply_filters( 'page_template_hierarchy', array( 'page-x.php', 'page.php' ) );
		wp_delete_post( $id, true );
		wp_reset_query();
		return $templates;
	}
}
