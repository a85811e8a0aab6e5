<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\News;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\ShownPage;
use PHPUnit\Framework\Attributes\DataProvider;

/** Posts of another plugin's type, and attachments: they are no articles. */
final class OtherTypesTest extends NewsTestCase {

	/** What only an article has around its text. */
	private const OF_ARTICLES = "//*[contains(@class,'atoll-post') or contains(@class,'atoll-share') or contains(@class,'atoll-contents')]";

	private const PLUGIN = WP_CONTENT_DIR . '/mu-plugins/atoll-event.php';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		wp_mkdir_p( dirname( self::PLUGIN ) );
		$type = "register_post_type( 'event', array( 'public' => true, 'rewrite' => false, 'supports' => array( 'thumbnail' ) ) )";
		file_put_contents( self::PLUGIN, "<?php add_action( 'init', static fn() => {$type} );" );
		register_post_type( 'event', array( 'public' => true, 'rewrite' => false ) );
	}

	public static function tearDownAfterClass(): void {
		unlink( self::PLUGIN );
		unregister_post_type( 'event' );
		parent::tearDownAfterClass();
	}

	public function test_one_of_another_type_is_shown_with_its_title_picture_and_text_alone(): void {
		$text  = str_repeat( '<!-- wp:heading --><h2>Part</h2><!-- /wp:heading --><p>Words.</p>', 3 );
		$event = $this->add( 'event', array( 'post_title' => 'Open day', 'post_content' => $text ) );
		set_post_thumbnail( $event, $this->photo( 1200, 800 ) );
		$page = ShownPage::at( $this->path( $event ) );
		$this->assertSame( array( 'Open day' ), $page->all( '//main//h1' ) );
		$this->assertSame( array( 'Part', 'Part', 'Part' ), $page->all( '//main//h2' ) );
		$this->assertCount( 1, $page->all( '//main//img' ) );
		$this->assertSame( array(), $page->all( self::OF_ARTICLES ) );
	}

	public function test_so_is_an_attachment(): void {
		$this->set( array( 'wp_attachment_pages_enabled' => 1 ) );
		$page = ShownPage::at( $this->path( $this->photo( 600, 400 ) ) );
		$this->assertSame( array( 'Photo' ), $page->all( '//main//h1' ) );
		$this->assertSame( array(), $page->all( self::OF_ARTICLES ) );
	}

	public function test_the_sites_search_finds_it(): void {
		$this->add( 'event', array( 'post_title' => 'Quokka day' ) );
		$this->article( 'A quokka' );
		$page = ShownPage::at( '/?s=quokka' );
		$this->assertEqualsCanonicalizing( array( 'Quokka day', 'A quokka' ), $page->all( '//main//h2' ) );
		$this->assertSame( '2 results have these words.', $page->first( "//*[@class='atoll-search__count']" ) );
	}

	public function test_what_an_owner_made_of_the_template_of_articles_stays_that_of_articles(): void {
		$template = $this->add(
			'wp_template',
			array( 'post_name' => 'single', 'post_content' => '<!-- wp:post-title {"level":1} /--><p>Our own.</p>' )
		);
		wp_set_object_terms( $template, 'atoll', 'wp_theme' );
		$event = $this->add( 'event', array( 'post_title' => 'Open day' ) );
		$this->assertStringContainsString( 'Our own.', ShownPage::at( $this->path( $this->article( 'A' ) ) )->html );
		$this->assertStringNotContainsString( 'Our own.', ShownPage::at( $this->path( $event ) )->html );
	}

	public function test_a_template_for_the_very_type_comes_first(): void {
		$template = $this->add(
			'wp_template',
			array( 'post_name' => 'single-event', 'post_content' => '<p>Of events.</p>' )
		);
		wp_set_object_terms( $template, 'atoll', 'wp_theme' );
		$event = $this->add( 'event', array( 'post_title' => 'Open day' ) );
		$this->assertStringContainsString( 'Of events.', ShownPage::at( $this->path( $event ) )->html );
	}

	#[DataProvider( 'lookups' )]
	public function test_editors_name_the_template_that_shows_it( string $slug, string $expected ): void {
		$this->actAs( 'administrator' );
		$reply = $this->get( '/wp/v2/templates/lookup', array( 'slug' => $slug ) );
		$this->assertSame( $expected, $reply->get_data()['slug'] ?? '' );
	}

	/** @return iterable<string, array{string, string}> */
	public static function lookups(): iterable {
		yield 'of another type' => array( 'single-event', 'singular' );
		yield 'one of another type' => array( 'single-event-open-day', 'singular' );
		yield 'of articles' => array( 'single-post', 'single' );
		yield 'one article' => array( 'single-post-hello', 'single' );
		yield 'itself' => array( 'single', 'single' );
	}
}
