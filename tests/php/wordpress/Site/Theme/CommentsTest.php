<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Theme;

use Atoll\Tests\WordPress\Support\Http;
use Atoll\Tests\WordPress\Support\NewsTestCase;

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

	public function test_they_do_once_an_owner_puts_them_into_a_template(): void {
		$article  = $this->article( 'A', self::OPEN );
		$closed   = $this->article( 'B', array( 'comment_status' => 'closed', 'ping_status' => 'closed' ) );
		$template = $this->add(
			'wp_template',
			array( 'post_name' => 'single', 'post_content' => '<!-- wp:comments --><div></div><!-- /wp:comments -->' )
		);
		wp_set_object_terms( $template, 'atoll', 'wp_theme' );
		$this->assertSame( array( true, true ), array( comments_open( $article ), pings_open( $article ) ) );
		$this->assertFalse( comments_open( $closed ) );
	}

	public function test_what_another_plugin_or_theme_shows_is_theirs(): void {
		$file = $this->add( 'attachment', self::OPEN + array( 'post_title' => 'C', 'post_status' => 'inherit' ) );
		$this->assertTrue( comments_open( $file ) );
		switch_theme( 'twentytwentyfive' );
		$this->assertTrue( comments_open( $this->article( 'A', self::OPEN ) ) );
	}
}
