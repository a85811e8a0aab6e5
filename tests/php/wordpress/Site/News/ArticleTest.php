<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\News;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\News\ArticleList;
use Atoll\Site\News\RelatedBlock;
use Atoll\Tests\WordPress\Support\NewsTestCase;
use Atoll\Tests\WordPress\Support\ShownPage;

/** What stands on an article's page. */
final class ArticleTest extends NewsTestCase {

	private const PARTS = '<!-- wp:heading --><h2 class="wp-block-heading">%s</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->';

	public function test_three_parts_are_listed_and_lead_to_their_headings(): void {
		$page = ShownPage::at(
			$this->path(
				$this->article( 'A', array( 'post_content' => $this->parts( 'First', 'Größe & Wert', 'First' ) ) )
			)
		);
		$this->assertSame(
			array( 'First', 'Größe & Wert', 'First' ),
			$page->all( "//nav[@class='atoll-contents']//a" )
		);
		foreach ( $page->all( "//nav[@class='atoll-contents']//a/@href" ) as $link ) {
			$this->assertCount(
				1,
				$page->all( sprintf( "//h2[@id='%s']", rawurldecode( substr( $link, 1 ) ) ) ),
				$link
			);
		}
		$ids = $page->all( '//*/@id' );
		$this->assertSame( $ids, array_values( array_unique( $ids ) ) );
	}

	public function test_the_list_of_a_page_leads_to_its_headings_where_the_page_or_its_template_holds_it(): void {
		$block = '<!-- wp:atoll/contents /-->';
		$parts = $this->parts( 'First', 'Second', 'Third' );
		$page  = $this->add( 'page', array( 'post_title' => 'A', 'post_content' => $block . $parts ) );
		$bare  = $this->add( 'page', array( 'post_title' => 'B', 'post_content' => $parts ) );
		$links = array( '#first', '#second', '#third' );
		$this->assertSame( array( $links, $links ), $this->linksAndIds( $page ) );
		$this->assertSame( array( array(), array() ), $this->linksAndIds( $bare ) );
		$template = $this->add(
			'wp_template',
			array( 'post_name' => 'page', 'post_content' => "{$block}<!-- wp:post-content /-->" )
		);
		wp_set_object_terms( $template, 'atoll', 'wp_theme' );
		$this->assertSame( array( $links, $links ), $this->linksAndIds( $bare ) );
	}

	public function test_two_parts_need_no_list(): void {
		$page = ShownPage::at(
			$this->path( $this->article( 'A', array( 'post_content' => $this->parts( 'First', 'Second' ) ) ) )
		);
		$this->assertSame( array(), $page->all( "//nav[@class='atoll-contents']" ) );
	}

	public function test_its_headings_take_no_id_of_a_calculator_or_an_answer(): void {
		$text = $this->parts( 'Extra repayments', 'Second', 'Third' )
			. '<!-- wp:atoll/calculator {"kind":"extra-repayments"} /-->'
			. '<!-- wp:atoll/faq --><div class="wp-block-atoll-faq"><!-- wp:atoll/faq-item {"level":2} --><details class="wp-block-atoll-faq-item"><summary><h2 class="atoll-faq__question">How long?</h2></summary><div class="atoll-faq__answer"><!-- wp:paragraph --><p>A day.</p><!-- /wp:paragraph --></div></details><!-- /wp:atoll/faq-item --></div><!-- /wp:atoll/faq -->';
		$page = ShownPage::at( $this->path( $this->article( 'A', array( 'post_content' => $text ) ) ) );
		$this->assertSame(
			array( '#extra-repayments-2', '#second', '#third' ),
			$page->all( "//nav[@class='atoll-contents']//a/@href" )
		);
		$this->assertSame( 'Extra repayments', $page->first( "//h2[@id='extra-repayments-2']" ) );
		$this->assertSame( 'A day.', $page->first( "//div[@id='how-long']" ) );
		$ids = $page->all( '//*/@id' );
		$this->assertSame( $ids, array_values( array_unique( $ids ) ) );
	}

	public function test_it_is_led_by_what_was_written_for_it_and_never_by_its_own_beginning(): void {
		$lead = "//*[contains(@class,'atoll-post__lead')]";
		$text = array( 'post_content' => '<p>It begins so.</p>' );
		$this->assertSame( array(), ShownPage::at( $this->path( $this->article( 'A', $text ) ) )->all( $lead ) );
		$article = $this->article( 'B', $text + array( 'post_excerpt' => 'What B is about.' ) );
		$this->assertSame( array( 'What B is about.' ), ShownPage::at( $this->path( $article ) )->all( $lead ) );
	}

	public function test_it_says_when_it_was_published_and_changed_and_how_long_it_takes(): void {
		$article = $this->article(
			'A',
			array( 'post_date' => '2026-03-02 09:00:00', 'post_content' => str_repeat( 'word ', 500 ) )
		);
		$this->assertSame( '2 March 2026 · 2 minutes to read', $this->facts( $article, '2026-03-02 18:00:00' ) );
		$this->assertSame(
			'2 March 2026 · Updated 4 March 2026 · 2 minutes to read',
			$this->facts( $article, '2026-03-04 08:00:00' )
		);
	}

	public function test_links_to_share_carry_the_whole_title_and_nothing_of_the_networks(): void {
		$page  = ShownPage::at(
			$this->path( $this->article( 'Rates & "fees"? 100% <b>yours</b>', array( 'post_name' => 'rates' ) ) )
		);
		$links = $page->all( "//*[@class='atoll-share__list']//a/@href" );
		$url   = home_url( '/resources/news/rates/' );
		$this->assertSame(
			'mailto:?subject=' . rawurlencode( 'Rates & “fees”? 100% yours' ) . '&body=' . rawurlencode( $url ),
			$links[0]
		);
		$this->assertSame( $url, $links[1] );
		$this->assertStringEndsWith( rawurlencode( $url ), $links[2] );
		$this->assertDoesNotMatchRegularExpression( '~<(script|img|iframe)[^>]+(linkedin|facebook)~', $page->html );
	}

	public function test_related_articles_are_of_the_same_category_and_nearest_by_date(): void {
		$article = $this->article( 'Here', array( 'post_date' => '2025-03-10 09:00:00' ) );
		$this->article( 'Far', array( 'post_date' => '2026-01-01 09:00:00' ) );
		$this->article( 'Before', array( 'post_date' => '2025-03-08 09:00:00' ) );
		$this->article( 'After', array( 'post_date' => '2025-03-11 09:00:00' ) );
		$this->add(
			'post',
			array( 'post_title' => 'Elsewhere', 'post_date' => '2025-03-10 09:00:00', 'post_category' => array( 1 ) )
		);
		$this->article( 'Secret', array( 'post_date' => '2025-03-10 09:00:00', 'post_password' => 'x' ) );
		get_post( $article );
		get_the_category( $article );
		$before = get_num_queries();
		$html   = ( new RelatedBlock( new ArticleList() ) )->html(
			new JsonData( array( 'number' => 2 ) ),
			get_post( $article )
		);
		$this->assertLessThanOrEqual(
			3,
			get_num_queries() - $before,
			'Their numbers, their rows, and which pages are private.'
		);
		preg_match_all( '~<a [^>]+>([^<]+)</a>~', $html, $titles );
		$this->assertSame( array( 'After', 'Before' ), $titles[1] );
	}

	/** @return array{list<string>, list<string>} Where a list of contents leads, and where the headings are. */
	private function linksAndIds( int $post ): array {
		$page = ShownPage::at( $this->path( $post ) );
		return array(
			$page->all( "//nav[@class='atoll-contents']//a/@href" ),
			array_map(
				static fn( string $id ): string => "#{$id}",
				$page->all( "//h2[contains(@class,'wp-block-heading')]/@id" )
			),
		);
	}

	private function facts( int $article, string $modified ): string {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_modified' => $modified ), array( 'ID' => $article ) );
		return ShownPage::at( $this->path( $article ) )->first( "//*[@class='atoll-facts']" );
	}

	private function parts( string ...$titles ): string {
		return implode(
			'',
			array_map( static fn( string $title ): string => sprintf( self::PARTS, esc_html( $title ) ), $titles )
		);
	}
}
