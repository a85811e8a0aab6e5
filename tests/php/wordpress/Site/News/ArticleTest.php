<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\News;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Images\PictureSources;
use Atoll\Site\News\ArticleList;
use Atoll\Site\News\RelatedArticles;
use Atoll\Site\News\SimilarPages;
use Atoll\Tests\WordPress\Support\NewsTestCase;
use Atoll\Tests\WordPress\Support\ShownPage;

/** What stands on an article's page, on a search and on the list of news. */
final class ArticleTest extends NewsTestCase {

	private const PARTS = '<!-- wp:heading --><h2 class="wp-block-heading">%s</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Words.</p><!-- /wp:paragraph -->';

	public function test_three_parts_are_listed_and_lead_to_their_headings(): void {
		$page = ShownPage::at( $this->path( $this->article( 'A', array( 'post_content' => $this->parts( 'First', 'Größe & Wert', 'First' ) ) ) ) );
		$this->assertSame( array( 'First', 'Größe & Wert', 'First' ), $page->all( "//nav[@class='atoll-contents']//a" ) );
		foreach ( $page->all( "//nav[@class='atoll-contents']//a/@href" ) as $link ) {
			$this->assertCount( 1, $page->all( sprintf( "//h2[@id='%s']", rawurldecode( substr( $link, 1 ) ) ) ), $link );
		}
		$ids = $page->all( '//*/@id' );
		$this->assertSame( $ids, array_values( array_unique( $ids ) ) );
	}

	public function test_two_parts_need_no_list(): void {
		$page = ShownPage::at( $this->path( $this->article( 'A', array( 'post_content' => $this->parts( 'First', 'Second' ) ) ) ) );
		$this->assertSame( array(), $page->all( "//nav[@class='atoll-contents']" ) );
	}

	public function test_it_says_when_it_was_published_and_changed_and_how_long_it_takes(): void {
		$article = $this->article( 'A', array( 'post_date' => '2026-03-02 09:00:00', 'post_content' => str_repeat( 'word ', 500 ) ) );
		$this->assertSame( '2 March 2026 · 2 minutes to read', $this->facts( $article, '2026-03-02 18:00:00' ) );
		$this->assertSame( '2 March 2026 · Updated 4 March 2026 · 2 minutes to read', $this->facts( $article, '2026-03-04 08:00:00' ) );
	}

	public function test_links_to_share_carry_the_whole_title_and_nothing_of_the_networks(): void {
		$page  = ShownPage::at( $this->path( $this->article( 'Rates & "fees"? 100% <b>yours</b>', array( 'post_name' => 'rates' ) ) ) );
		$links = $page->all( "//*[@class='atoll-share__list']//a/@href" );
		$url   = home_url( '/resources/news/rates/' );
		$this->assertSame( 'mailto:?subject=' . rawurlencode( 'Rates & “fees”? 100% yours' ) . '&body=' . rawurlencode( $url ), $links[0] );
		$this->assertSame( $url, $links[1] );
		$this->assertStringEndsWith( rawurlencode( $url ), $links[2] );
		$this->assertDoesNotMatchRegularExpression( '~<(script|img|iframe)[^>]+(linkedin|facebook)~', $page->html );
	}

	public function test_related_articles_are_of_the_same_category_and_nearest_by_date(): void {
		$article = $this->article( 'Here', array( 'post_date' => '2025-03-10 09:00:00' ) );
		$this->article( 'Far', array( 'post_date' => '2026-01-01 09:00:00' ) );
		$this->article( 'Before', array( 'post_date' => '2025-03-08 09:00:00' ) );
		$this->article( 'After', array( 'post_date' => '2025-03-11 09:00:00' ) );
		$this->add( 'post', array( 'post_title' => 'Elsewhere', 'post_date' => '2025-03-10 09:00:00', 'post_category' => array( 1 ) ) );
		$this->article( 'Secret', array( 'post_date' => '2025-03-10 09:00:00', 'post_password' => 'x' ) );
		get_post( $article );
		get_the_category( $article );
		$before = get_num_queries();
		$html   = ( new RelatedArticles( new ArticleList() ) )->html( new JsonData( array( 'number' => 2 ) ), $article );
		$this->assertLessThanOrEqual( 3, get_num_queries() - $before, 'Their numbers, their rows, and which pages are private.' );
		preg_match_all( '~<a [^>]+>([^<]+)</a>~', $html, $titles );
		$this->assertSame( array( 'After', 'Before' ), $titles[1] );
	}

	public function test_similar_pages_are_found_in_one_query_whatever_the_path_holds(): void {
		$this->article( 'A', array( 'post_name' => 'offset-accounts' ) );
		foreach ( array( 'news/offset_account', "offset'; DROP TABLE wp_posts; --", 'OFFSET%25%25', str_repeat( 'offset/x%27/', 200 ) ) as $path ) {
			$before = get_num_queries();
			$found  = ( new SimilarPages() )->to( $path );
			$this->assertLessThanOrEqual( 2, get_num_queries() - $before, 'The other looks for private pages.' );
			$this->assertSame( 'offset-accounts', $found[0]->post_name, $path );
		}
		$this->assertSame( array(), ( new SimilarPages() )->to( '%E0%A4%A/..' ) );
	}

	public function test_words_that_say_nothing_make_no_pages_similar(): void {
		$this->article( 'A', array( 'post_name' => 'why-lenders-do-not-count-all-the-rent' ) );
		$this->article( 'B', array( 'post_name' => 'will-you-pay-more-now-than-you-should' ) );
		$this->assertSame( array(), ( new SimilarPages() )->to( 'will-they-now-have-all-of-the-zzz' ) );
		$this->assertSame( 'why-lenders-do-not-count-all-the-rent', ( new SimilarPages() )->to( 'all-about-rent' )[0]->post_name );
	}

	public function test_a_search_says_what_was_searched_and_how_much_was_found(): void {
		$this->article( 'A quokka' );
		$this->add( 'page', array( 'post_title' => 'Quokka page' ) );
		$page = ShownPage::at( '/?s=' . rawurlencode( 'quokka' ) );
		$this->assertSame( 'Search: quokka', $page->first( '//h1' ) );
		$this->assertSame( '2 pages and articles have these words.', $page->first( "//*[@class='atoll-search__count']" ) );
		$hostile = ShownPage::at( '/?s=' . rawurlencode( '"><script>alert(1)</script>' ) );
		$this->assertStringContainsString( 'None of our pages or articles', $hostile->first( "//*[@class='atoll-search__count']" ) );
		$this->assertStringNotContainsString( '<script>alert(1)', $hostile->html );
		$this->assertSame( array(), ShownPage::at( '/?s=' )->all( "//*[contains(@class,'atoll-list__title')]" ) );
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
		$this->article( '<i>New</i> & bold', array( 'post_date' => '2026-01-01 09:00:00', 'post_excerpt' => 'About <script>it' ) );
		$html = do_blocks( sprintf( '<!-- wp:atoll/news-list {"number":1,"category":%d,"layout":"columns"} /-->', $this->category ) );
		$this->assertStringContainsString( 'New', $html );
		$this->assertStringContainsString( 'atoll-news--columns', $html );
		$this->assertStringNotContainsString( 'Old', $html );
		$this->assertStringNotContainsString( '<script>', $html );
	}

	private function facts( int $article, string $modified ): string {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_modified' => $modified ), array( 'ID' => $article ) );
		return ShownPage::at( $this->path( $article ) )->first( "//*[@class='atoll-facts']" );
	}

	/** Number of a picture, with another for dark screens where that is given. */
	private function drawing( int $dark = 0 ): int {
		$sizes = array( 'atoll-1' => array( 'file' => 'small.webp', 'width' => 312, 'height' => 208, 'mime-type' => 'image/webp' ) );
		$id    = $this->add( 'attachment', array( 'post_status' => 'inherit', 'post_mime_type' => 'image/webp' ) );
		update_post_meta( $id, '_wp_attached_file', 'large.webp' );
		wp_update_attachment_metadata( $id, array( 'file' => 'large.webp', 'width' => 624, 'height' => 416, 'sizes' => $sizes ) );
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
		$GLOBALS['wp_query']->query( array( 'post_type' => 'post', 'posts_per_page' => $number, 'cat' => $this->category ) );
		do_blocks( '<!-- wp:query {"query":{"inherit":true}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-terms {"term":"category"} /--><!-- wp:post-title {"isLink":true} /--><!-- wp:post-excerpt /--><!-- wp:atoll/article-facts /--><!-- wp:post-featured-image {"sizeSlug":"atoll-wide-3x"} /--><!-- /wp:post-template --></div><!-- /wp:query -->' );
		remove_filter( 'query', $note );
		return $queries;
	}

	private function parts( string ...$titles ): string {
		return implode( '', array_map( static fn( string $title ): string => sprintf( self::PARTS, esc_html( $title ) ), $titles ) );
	}
}
