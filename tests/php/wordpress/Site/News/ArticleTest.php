<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\News;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\News\ArticleList;
use Atoll\Site\News\RelatedBlock;
use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** What stands on an article's page. */
final class ArticleTest extends NewsTestCase {

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

	private function facts( int $article, string $modified ): string {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_modified' => $modified ), array( 'ID' => $article ) );
		return ShownPage::at( $this->path( $article ) )->first( "//*[@class='atoll-facts']" );
	}
}
