<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\News;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** Blocks that stand in the template of a list, or on a later page of a divided text: they are of that page. */
final class ListedPagesTest extends NewsTestCase {

	private const CALCULATOR = '<!-- wp:atoll/calculator /-->';

	public function test_a_calculator_asks_the_list_that_it_stands_on(): void {
		$this->article( 'One' );
		$this->useTemplate( self::CALCULATOR );
		$list = (string) get_term_link( $this->category );

		$page = ShownPage::at( $this->path( $list ) . '?calculator=repayment&amount=500000&utm_source=letter' );

		$this->assertSame( "{$list}#repayment-result", $this->action( $page ) );
		$this->assertStringStartsWith( "{$list}?calculator=repayment&amount=500000&", $this->copied( $page ) );
		$this->assertStringNotContainsString( 'utm_source', $this->copied( $page ) );
	}

	public function test_a_calculator_asks_the_page_of_the_divided_text_that_it_stands_on(): void {
		$article = $this->article(
			'Divided',
			array( 'post_content' => 'One.<!--nextpage-->' . self::CALCULATOR )
		);
		$page    = ShownPage::at( $this->path( $article ) . '2/' );

		$this->assertSame( get_permalink( $article ) . '2/#repayment-result', $this->action( $page ) );
		$this->assertStringStartsWith( get_permalink( $article ) . '2/?calculator=', $this->copied( $page ) );
	}

	public function test_what_a_page_is_found_by_stays_in_the_address(): void {
		$this->set( array( 'permalink_structure' => '' ) );
		$page   = $this->add( 'page', array( 'post_title' => 'Loans', 'post_content' => self::CALCULATOR ) );
		$copied = $this->copied( ShownPage::at( "/?page_id={$page}&calculator=repayment&rate=5" ) );

		$this->assertStringContainsString( "/?page_id={$page}&calculator=repayment", $copied );
		$this->assertSame( 1, substr_count( $copied, 'rate=' ) );
	}

	public function test_a_visitors_own_words_stay_out_of_the_calculators_form(): void {
		$page  = $this->add( 'page', array( 'post_title' => 'Loans', 'post_content' => self::CALCULATOR ) );
		$query = http_build_query(
			array( 'calculator' => 'repayment', 'amount' => '[gallery]', 'order' => '[gallery]', 'cat' => '1<2' )
				+ array( 'tag' => str_repeat( 'a', 5000 ), 'm' => array( '2026' ) )
		);
		$shown = ShownPage::at( $this->path( $page ) . "?{$query}" );

		$this->assertSame( '[gallery]', $shown->first( "//input[@name='amount']/@value" ) );
		$this->assertSame(
			array( 'calculator' ),
			$shown->all( "//form[@class='atoll-calculator__form']/input[@type='hidden']/@name" )
		);
		$this->assertStringContainsString( '/?calculator=repayment&', $this->copied( $shown ) );
	}

	public function test_the_newest_article_is_in_the_list_of_news_of_a_category(): void {
		$this->article( 'Older', array( 'post_date' => '2026-01-01 09:00:00' ) );
		$newest = $this->article( 'Newest', array( 'post_date' => '2026-02-01 09:00:00' ) );
		$list   = "<!-- wp:atoll/news-list {\"number\":1,\"category\":{$this->category}} /-->";
		$titles = static fn( string $path ): array => ShownPage::at( $path )->all(
			"//*[@class='atoll-titles__title']"
		);
		$this->useTemplate( $list );

		$this->assertSame( array( 'Newest' ), $titles( $this->path( (string) get_term_link( $this->category ) ) ) );

		wp_update_post( array( 'ID' => $newest, 'post_content' => $list ) );
		$this->assertSame( 'Older', $titles( $this->path( $newest ) )[0], 'an article is not in its own list' );
	}

	/** Of categories. */
	private function useTemplate( string $blocks ): void {
		$template = $this->add( 'wp_template', array( 'post_name' => 'category', 'post_content' => $blocks ) );
		wp_set_object_terms( $template, 'atoll', 'wp_theme' );
	}

	private function action( ShownPage $page ): string {
		return $page->first( "//form[@class='atoll-calculator__form']/@action" );
	}

	private function copied( ShownPage $page ): string {
		return $page->first( "//a[@data-atoll='copy']/@href" );
	}
}
