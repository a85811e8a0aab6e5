<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Theme;

use Atoll\Site\Theme\EditorChoices;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Tables in text can be reached where they scroll, and only those that may have to. */
final class ScrollableTablesTest extends SiteTestCase {

	private string $theme = '';

	protected function setUp(): void {
		parent::setUp();
		$this->theme = get_stylesheet();
		switch_theme( 'atoll' );
	}

	protected function tearDown(): void {
		switch_theme( $this->theme );
		parent::tearDown();
	}

	public function test_three_columns_are_a_named_box_that_takes_the_focus(): void {
		$html = $this->table( '<th>Payment</th><th>When</th><th>Who &amp; where</th>' );
		$this->assertStringContainsString( 'role="group"', $html );
		$this->assertStringContainsString( 'tabindex="0"', $html );
		$this->assertStringContainsString( 'aria-label="Payment, When, Who &amp; where"', $html );
	}

	public function test_a_caption_names_it(): void {
		$html = $this->table( '<td>1</td><td>2</td><td>3</td>', '<figcaption class="wp-element-caption">Fees, <em>by</em> year</figcaption>' );
		$this->assertStringContainsString( 'aria-label="Fees, by year"', $html );
	}

	public function test_a_stacked_one_need_not_scroll_and_names_each_cell_by_its_column(): void {
		$html = $this->stacked( '<thead><tr><th>Payment</th><th>When</th><th>Who &amp; where</th></tr></thead><tbody><tr><td>Trail</td><td>Monthly</td><td>Us</td></tr><tr><td>Fee</td><td>Once</td><td>You</td></tr></tbody>' );
		$this->assertStringNotContainsString( 'tabindex', $html );
		preg_match_all( '~<td data-label="([^"]*)">([^<]*)~', $html, $cells );
		$this->assertSame(
			array( 'Payment', 'When', 'Who &amp; where', 'Payment', 'When', 'Who &amp; where' ),
			$cells[1]
		);
		$this->assertSame( array( 'Trail', 'Monthly', 'Us', 'Fee', 'Once', 'You' ), $cells[2] );
	}

	public function test_under_another_theme_which_stacks_none_all_of_them_scroll(): void {
		switch_theme( 'twentytwentyfive' );
		$html = $this->stacked( '<thead><tr><th>Term</th><th>Rate</th><th>Fee</th></tr></thead><tbody><tr><td>One year</td><td>5.9 %</td><td>$10</td></tr></tbody>' );
		$this->assertStringContainsString( 'tabindex="0"', $html );
		$this->assertStringContainsString( 'aria-label="Term, Rate, Fee"', $html );
		$this->assertStringNotContainsString( 'data-label', $html );
	}

	public function test_editors_are_offered_what_the_theme_has_a_style_sheet_for(): void {
		$styles  = \WP_Block_Styles_Registry::get_instance();
		$offered = static function ( string $theme ) use ( $styles ): array {
			switch_theme( $theme );
			$names = array( 'core/table' => 'stacked', 'core/image' => 'panorama' );
			foreach ( $names as $block => $style ) {
				$styles->is_registered( $block, $style ) && $styles->unregister( $block, $style );
			}
			( new EditorChoices() )->register();
			return array_map( $styles->is_registered( ... ), array_keys( $names ), $names );
		};
		$this->assertSame( array( false, false ), $offered( 'twentytwentyfive' ) );
		$this->assertSame( array( true, true ), $offered( 'atoll' ) );
	}

	public function test_a_stacked_one_without_headings_names_no_cell(): void {
		$html = $this->stacked( '<tbody><tr><td>One year</td><td>5.9 %</td><td>6.2 %</td></tr><tr><td>Two years</td><td>6.1 %</td><td>6.4 %</td></tr></tbody>' );
		$this->assertStringNotContainsString( 'data-label', $html );
		$this->assertStringNotContainsString( 'tabindex', $html );
	}

	public function test_cells_and_headings_count_for_as_many_columns_as_they_span(): void {
		$html = $this->stacked( '<thead><tr><th>Term</th><th colspan="2">Rate</th><th>Fee</th></tr></thead><tbody><tr><th>One year</th><td>5.9 %</td><td>6.2 %</td><td>$10</td></tr><tr><td colspan="3">Three years</td><td>$12</td></tr></tbody>' );
		preg_match_all( '~<td[^>]* data-label="([^"]*)"~', $html, $cells );
		$this->assertSame( array( 'Rate', 'Rate', 'Fee', 'Term', 'Fee' ), $cells[1] );
	}

	public function test_columns_under_one_heading_scroll_too_and_are_named_once(): void {
		$html = $this->table( '<th>Term</th><th colspan="2">Rate</th>' );
		$this->assertStringContainsString( 'aria-label="Term, Rate"', $html );
	}

	public function test_two_columns_are_left_alone(): void {
		$this->assertStringNotContainsString( 'tabindex', $this->table( '<td>Fee</td><td>$10</td>' ) );
	}

	private function stacked( string $rows ): string {
		return do_blocks( "<!-- wp:table {\"className\":\"is-style-stacked\"} --><figure class=\"wp-block-table is-style-stacked\"><table>{$rows}</table></figure><!-- /wp:table -->" );
	}

	private function table( string $cells, string $caption = '' ): string {
		return do_blocks( "<!-- wp:table --><figure class=\"wp-block-table\"><table><tbody><tr>{$cells}</tr></tbody></table>{$caption}</figure><!-- /wp:table -->" );
	}
}
