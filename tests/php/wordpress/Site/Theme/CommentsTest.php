<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Theme;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;

/** Nobody writes what no template shows. */
final class CommentsTest extends NewsTestCase {

	private const OPEN = array( 'comment_status' => 'open', 'ping_status' => 'open' );

	public function test_articles_and_pages_take_none_under_a_theme_that_shows_none(): void {
		$page  = $this->add( 'page', array( 'post_title' => 'B' ) + self::OPEN );
		$posts = array( $this->article( 'A', self::OPEN ), $page );
		foreach ( $posts as $post ) {
			$this->assertSame( array( false, false ), array( comments_open( $post ), pings_open( $post ) ) );
		}
		Http::post(
			'/wp-comments-post.php',
			http_build_query(
				array( 'comment_post_ID' => $posts[0], 'comment' => 'Hi', 'author' => 'B', 'email' => 'b@example.com' )
			),
			array( 'Content-Type: application/x-www-form-urlencoded' )
		);
		$this->assertSame( 0, get_comments( array( 'post_id' => $posts[0], 'count' => true ) ) );
	}

	public function test_they_do_once_an_owner_puts_them_into_their_template(): void {
		$article = $this->article( 'A', self::OPEN );
		$closed  = $this->article( 'B', array( 'comment_status' => 'closed', 'ping_status' => 'closed' ) );
		$page    = $this->add( 'page', array( 'post_title' => 'C' ) + self::OPEN );
		$own     = $this->add( 'page', array( 'post_title' => 'D', 'post_content' => '<h1>D</h1>' ) + self::OPEN );
		$open    = fn(): array => array_map( comments_open( ... ), array( $article, $closed, $page, $own ) );
		$this->showIn( 'single' );
		$this->assertSame( array( true, false, false, false ), $open() );
		$this->showIn( 'page' );
		$this->assertSame( array( true, false, true, false ), $open(), 'not where the page has a heading of its own' );
		$this->showIn( 'page-open' );
		$this->assertSame( array( true, false, true, true ), $open() );
		$this->assertFalse( pings_open( $article ) );
	}

	public function test_a_page_that_may_be_pinged_asks_the_database_nothing_more(): void {
		global $wpdb;
		$asked = array();
		foreach ( array( 'open', 'closed' ) as $status ) {
			$post = $this->article( 'A', array( 'ping_status' => $status ) );
			get_post( $post );
			$before = $wpdb->num_queries;
			pings_open( $post );
			$asked[] = $wpdb->num_queries - $before;
		}
		$this->assertSame( array( 0, 0 ), $asked );
	}

	public function test_what_another_plugin_or_theme_shows_is_theirs(): void {
		$file = $this->add( 'attachment', self::OPEN + array( 'post_title' => 'C', 'post_status' => 'inherit' ) );
		$this->assertTrue( comments_open( $file ) );
		switch_theme( 'twentytwentyfive' );
		$this->assertTrue( comments_open( $this->article( 'A', self::OPEN ) ) );
	}

	private function showIn( string $slug ): void {
		$template = $this->add(
			'wp_template',
			array( 'post_name' => $slug, 'post_content' => '<!-- wp:comments --><div></div><!-- /wp:comments -->' )
		);
		wp_set_object_terms( $template, 'atoll', 'wp_theme' );
	}
}
