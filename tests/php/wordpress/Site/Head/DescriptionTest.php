<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Head;

use Atoll\Site\Head\MetaDescriptions;
use Atoll\Site\Head\PageKind;
use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;
use Atoll\Tests\WordPress\Support\Inside;

/** What each template's head says, as it comes over the wire. */
final class DescriptionTest extends NewsTestCase {

	public function test_the_front_page_is_the_site_and_what_it_is_for(): void {
		$page = ShownPage::at( '/' );
		$this->assertSame( 'Loans, set out plainly - Banksia & Co', $page->title() );
		$this->assertSame( array( 'Loans, set out plainly' ), $page->meta( 'description' ) );
		$this->assertSame( array( home_url( '/' ) ), $page->links( 'canonical' ) );
		$this->assertSame(
			array( home_url( '/' ) ),
			ShownPage::at( '/page/2/' )->links( 'canonical' ),
			'it has no second page'
		);
	}

	public function test_what_nobody_described_is_described_by_its_beginning(): void {
		$page = ShownPage::at(
			$this->path( $this->article( 'A', array( 'post_content' => '<!-- wp:heading --><h2>First</h2><!-- /wp:heading --><p>Second words.</p>' . str_repeat( '<p>More.</p>', 80 ) ) ) )
		);
		$this->assertStringStartsWith( 'First Second words. More.', $page->meta( 'description' )[0] );
		$this->assertLessThanOrEqual( 200, mb_strlen( $page->meta( 'description' )[0] ) );
	}

	public function test_a_long_text_is_not_rendered_again_further_than_it_is_shown(): void {
		$paragraph = '<!-- wp:paragraph --><p>' . str_repeat( 'word ', 20 ) . '</p><!-- /wp:paragraph -->';
		$post      = get_post(
			$this->article( 'Long', array( 'post_content' => str_repeat( "{$paragraph}\n\n", 30 ) ) )
		);
		$rendered  = 0;
		$count     = static function ( string $html ) use ( &$rendered ): string {
			++$rendered;
			return $html;
		};
		add_filter( 'render_block_core/paragraph', $count );
		$text = Inside::get( MetaDescriptions::class )->text( PageKind::Article, $post );
		remove_filter( 'render_block_core/paragraph', $count );
		$this->assertSame( rtrim( str_repeat( 'word ', 39 ) ) . '…', $text );
		$this->assertSame( 3, $rendered );
	}

	public function test_further_pages_of_the_news_have_addresses_of_their_own(): void {
		array_map( fn( int $number ): int => $this->article( "Article {$number}" ), range( 1, 5 ) );
		$page = ShownPage::at( '/resources/news/page/2/?utm_source=mail' );
		$this->assertSame( 200, $page->status );
		$this->assertSame( 'News - Page 2 - Banksia & Co', $page->title() );
		$this->assertSame( array( home_url( '/resources/news/page/2/' ) ), $page->links( 'canonical' ) );
		$this->assertSame( $page->links( 'canonical' ), $page->meta( 'og:url' ) );
		$this->assertCount( 2, $page->all( '//main//li//h2' ) );
		$this->assertSame( array( '1', '2', '3' ), $page->all( "//*[contains(@class,'query-pagination-numbers')]/*" ) );
	}

	public function test_a_category_says_what_it_is_about(): void {
		$this->article( 'A' );
		$page = ShownPage::at( $this->path( (string) get_term_link( $this->category ) ) );
		$this->assertSame( 'Articles: Refinancing - Banksia & Co', $page->title(), 'a page may be called the same' );
		$this->assertSame( array( 'About changing loans.' ), $page->meta( 'description' ) );
		$this->assertSame( array( home_url( '/resources/news/category/refinancing/' ) ), $page->links( 'canonical' ) );
	}

	public function test_searches_and_what_is_not_there_are_no_find(): void {
		$titles = array(
			'/?s=loan'       => 'Search: loan - Banksia & Co',
			'/?s='           => 'Search - Banksia & Co',
			'/nothing/here/' => 'Page not found - Banksia & Co',
		);
		foreach ( $titles as $path => $title ) {
			$page = ShownPage::at( $path );
			$this->assertSame( $title, $page->title() );
			$this->assertStringContainsString( 'noindex', $page->meta( 'robots' )[0] );
			$this->assertSame( array(), $page->links( 'canonical' ) );
			$this->assertSame( array(), $page->meta( 'og:url' ) );
			$this->assertSame( array(), $page->graph() );
		}
	}

	public function test_a_page_is_pictured_by_its_featured_image_else_by_the_sites(): void {
		$featured = $this->photo( 1400, 900 );
		$site     = $this->photo( 1300, 700 );
		$with     = $this->article( 'With' );
		$other    = $this->article( 'Without' );
		update_post_meta( $featured, '_wp_attachment_image_alt', 'A "house" & <b>garden</b>' );
		set_post_thumbnail( $with, $featured );
		$this->set( array( 'atoll_company' => array( 'shareImage' => $site ) ) );
		$page = ShownPage::at( $this->path( $with ) );
		$this->assertStringEndsWith( '-1200x630.jpg', $page->meta( 'og:image' )[0] );
		$this->assertSame( array( '1200' ), $page->meta( 'og:image:width' ) );
		$this->assertSame( array( '630' ), $page->meta( 'og:image:height' ) );
		$this->assertSame( array( 'A "house" & garden' ), $page->meta( 'og:image:alt' ) );
		$this->assertSame( array( 'summary_large_image' ), $page->meta( 'twitter:card' ) );
		$this->assertStringContainsString(
			pathinfo( (string) get_attached_file( $site ), PATHINFO_FILENAME ),
			ShownPage::at( $this->path( $other ) )->meta( 'og:image' )[0]
		);
	}

	public function test_nothing_needless_is_printed(): void {
		$html = ShownPage::at( '/' )->html;
		$this->assertStringContainsString( home_url( '/feed/' ), $html );
		$this->assertDoesNotMatchRegularExpression( '~name="generator"|rel=.shortlink|rel="EditURI"|wp-emoji|application/json\+oembed|comments/feed|api\.w\.org~', preg_replace( '~<body.*~s', '', $html ) ?? '' );
		$this->assertStringContainsString(
			'application/json+oembed',
			ShownPage::at( $this->path( $this->article( 'A' ) ) )->html
		);
	}

	public function test_the_bars_of_the_browser_take_the_papers_colour(): void {
		$this->assertSame( array( '#faf6ee', '#0e1a15' ), ShownPage::at( '/' )->meta( 'theme-color' ) );
	}

	public function test_a_site_that_is_never_dark_names_one_colour(): void {
		update_option( 'atoll_styles', array( 'darkColours' => array( 'scheme' => 'never' ) ) );
		$this->assertSame( array( '#faf6ee' ), ShownPage::at( '/' )->meta( 'theme-color' ) );
		delete_option( 'atoll_styles' );
	}

	public function test_another_plugin_that_describes_pages_has_the_word(): void {
		$path   = $this->path( $this->article( 'A', array( 'post_excerpt' => 'What A is about.' ) ) );
		$plugin = WP_CONTENT_DIR . '/mu-plugins/another.php';
		wp_mkdir_p( dirname( $plugin ) );
		file_put_contents( $plugin, "<?php define( 'WPSEO_VERSION', '1' );" );
		try {
			$page = ShownPage::at( $path );
		} finally {
			unlink( $plugin );
		}
		$this->assertSame( 200, $page->status );
		$this->assertSame(
			array( array(), array(), array() ),
			array( $page->meta( 'description' ), $page->meta( 'og:title' ), $page->graph() )
		);
		$this->assertStringNotContainsString( ' - Banksia', $page->title() );
	}
}
