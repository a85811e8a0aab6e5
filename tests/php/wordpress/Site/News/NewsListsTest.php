<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\News;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Images\PictureSources;
use Atoll\Site\News\TopicsBlock;
use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;

/** Lists of articles: the news, a search and the block. */
final class NewsListsTest extends NewsTestCase {

	public function test_a_search_says_what_was_searched_and_how_much_was_found(): void {
		$this->article( 'A quokka' );
		$this->add( 'page', array( 'post_title' => 'Quokka page' ) );
		$page = ShownPage::at( '/?s=' . rawurlencode( 'quokka' ) );
		$this->assertSame( 'Search: quokka', $page->first( '//h1' ) );
		$this->assertSame( '2 results have these words.', $page->first( "//*[@class='atoll-search__count']" ) );
		$hostile = ShownPage::at( '/?s=' . rawurlencode( '"><script>alert(1)</script>' ) );
		$this->assertStringContainsString(
			'Nothing here has these words.',
			$hostile->first( "//*[@class='atoll-search__count']" )
		);
		$this->assertStringNotContainsString( '<script>alert(1)', $hostile->html );
		$this->assertSame( array(), ShownPage::at( '/?s=' )->all( "//*[contains(@class,'atoll-list__title')]" ) );
	}

	public function test_what_was_searched_runs_no_shortcode_where_a_page_says_it(): void {
		$former = get_query_var( 's' );
		set_query_var( 's', '[gallery]' );
		$html = (string) apply_filters( 'the_content', '<!-- wp:atoll/search-summary /-->' );
		set_query_var( 's', $former );

		$this->assertStringContainsString( '<q>&#091;gallery]</q>', $html );
	}

	public function test_another_theme_decides_what_an_empty_search_finds(): void {
		$template = static fn(): string => 'another';
		$before   = $GLOBALS['wp_the_query'];
		$found    = function (): int {
			$GLOBALS['wp_the_query'] = new \WP_Query();
			$GLOBALS['wp_the_query']->query( array( 's' => '' ) );
			return $GLOBALS['wp_the_query']->found_posts;
		};
		$this->article( 'A quokka' );
		$this->assertSame( 0, $found() );
		add_filter( 'template', $template );
		$this->assertGreaterThan( 0, $found() );
		remove_filter( 'template', $template );
		$GLOBALS['wp_the_query'] = $before;
	}

	public function test_all_topics_lead_to_the_news_and_nowhere_where_no_page_lists_them(): void {
		$this->article( 'One' );
		$this->add( 'post', array( 'post_title' => 'Two', 'post_category' => array( 1 ) ) );
		$topics = static fn(): string => ( new TopicsBlock() )->html( new JsonData( array() ), null );
		$all    = static fn( string $url ): string => '<a href="' . $url . '">All topics</a>';
		$this->assertStringContainsString( $all( (string) get_permalink( $this->news ) ), $topics() );
		foreach ( array( 0, 99999999 ) as $gone ) {
			$this->set( array( 'page_for_posts' => $gone ) );
			$this->assertStringNotContainsString( 'All topics', $topics() );
			$this->assertStringContainsString( 'Refinancing</a>', $topics() );
		}
		$homes = array( array( 'page_on_front' => 0, 'page_for_posts' => 0 ), array( 'show_on_front' => 'posts' ) );
		foreach ( $homes as $home ) {
			$this->set( $home );
			$this->assertStringContainsString( $all( home_url() ), $topics() );
		}
	}

	public function test_the_list_of_news_asks_no_more_for_more_articles(): void {
		foreach ( range( 1, 8 ) as $number ) {
			set_post_thumbnail( $this->article( "Article {$number}" ), $this->drawing( $this->drawing() ) );
		}
		// From the fourth picture on WordPress treats all alike.
		$more = fn(): array => array_diff( $this->queriesOfTheNews( 8 ), $this->queriesOfTheNews( 5 ) );
		// What WordPress reads now and then, or once per process, is not asked both times.
		$this->assertSame( array(), array_intersect( $more(), $more() ) );
	}

	public function test_the_block_lists_the_newest_of_a_category(): void {
		$this->article( 'Old', array( 'post_date' => '2025-01-01 09:00:00' ) );
		$this->article(
			'<i>New</i> & bold',
			array( 'post_date' => '2026-01-01 09:00:00', 'post_excerpt' => 'About <script>it' )
		);
		$html = do_blocks( sprintf( '<!-- wp:atoll/news-list {"number":1,"category":%d,"layout":"columns"} /-->', $this->category ) );
		$this->assertStringContainsString( 'New', $html );
		$this->assertStringContainsString( 'atoll-news--columns', $html );
		$this->assertStringNotContainsString( 'Old', $html );
		$this->assertStringNotContainsString( '<script>', $html );
	}

	public function test_every_link_has_words_where_an_article_has_no_title(): void {
		$this->article( '', array( 'post_name' => 'banksia-spinulosa', 'post_content' => 'Quokka.' ) );
		$links = static fn( ShownPage $page ): array => $page->all( "//main//a[contains(@href,'banksia-spinulosa')]" );
		$this->assertSame( array( '(no title)' ), $links( ShownPage::at( '/?s=quokka' ) ) );
		$this->assertSame( array( '(no title)' ), $links( ShownPage::at( '/spinulosa' ) ) );
		$this->set( array( 'posts_per_page' => 10 ) );
		$this->assertSame( array( '(no title)' ), $links( ShownPage::at( $this->path( $this->news ) ) ) );
		$this->assertStringContainsString( '>(no title)</a>', do_blocks( '<!-- wp:atoll/news-list /-->' ) );
		$noArticle = new \WP_Block( array( 'blockName' => 'core/post-title', 'attrs' => array( 'isLink' => true ) ) );
		$this->assertSame( '', $noArticle->render() );
	}

	/** Number of a picture, with another for dark screens where that is given. */
	private function drawing( int $dark = 0 ): int {
		$sizes = array(
			'atoll-1' => array( 'file' => 'small.webp', 'width' => 312, 'height' => 208, 'mime-type' => 'image/webp' ),
		);
		$id    = $this->add( 'attachment', array( 'post_status' => 'inherit', 'post_mime_type' => 'image/webp' ) );
		update_post_meta( $id, '_wp_attached_file', 'large.webp' );
		wp_update_attachment_metadata(
			$id,
			array( 'file' => 'large.webp', 'width' => 624, 'height' => 416, 'sizes' => $sizes )
		);
		update_post_meta( $id, PictureSources::DARK, $dark );
		return $id;
	}

	/**
	 * @return list<string> What the database is asked for a page of that many articles, each with its place among
	 *     those alike. Lists of numbers are left out.
	 */
	private function queriesOfTheNews( int $number ): array {
		$queries = array();
		$times   = array();
		$note    = static function ( string $query ) use ( &$queries, &$times ): string {
			$plain           = (string) preg_replace( '~\d+(, ?\d+)*~', '…', $query );
			$times[ $plain ] = ( $times[ $plain ] ?? 0 ) + 1;
			$queries[]       = "{$times[ $plain ]}: {$plain}";
			return $query;
		};
		wp_cache_flush();
		wp_load_alloptions();
		add_filter( 'query', $note );
		$GLOBALS['wp_query']     = new \WP_Query();
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$GLOBALS['wp_query']->query(
			array( 'post_type' => 'post', 'posts_per_page' => $number, 'cat' => $this->category )
		);
		do_blocks( '<!-- wp:query {"query":{"inherit":true}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-terms {"term":"category"} /--><!-- wp:post-title {"isLink":true} /--><!-- wp:post-excerpt /--><!-- wp:atoll/article-facts /--><!-- wp:post-featured-image {"sizeSlug":"atoll-wide-3x"} /--><!-- /wp:post-template --></div><!-- /wp:query -->' );
		remove_filter( 'query', $note );
		return $queries;
	}
}
