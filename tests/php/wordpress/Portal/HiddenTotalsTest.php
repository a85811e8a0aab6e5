<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Portal\PrivateContent\TermFilter;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** Private things count in no total, answer no writing and stay in no cache. */
final class HiddenTotalsTest extends PrivateContentTestCase {

	public function test_totals_of_lists_are_those_of_a_site_without_it(): void {
		$routes = array(
			'/wp/v2/pages?include={page},{child}',
			'/wp/v2/posts?tags={tag}',
			'/wp/v2/comments?post={post}',
			'/wp/v2/media?parent={page}',
			'/wp/v2/search?search={mark}',
			'/wp/v2/tags?search={mark}',
		);
		foreach ( $routes as $route ) {
			$answer = Http::get( '/wp-json' . self::$site->fill( $route ) );
			$this->assertSame( '0', $answer->header( 'X-WP-Total' ), $route );
			$this->assertStringNotContainsString( 'rel="next"', $answer->header( 'Link' ) );
		}
	}

	public function test_a_shared_tag_counts_what_visitors_may_see(): void {
		$route = self::$site->fill( '/wp/v2/tags/{shared}' );
		$this->assertSame( 1, $this->get( $route )->get_data()['count'] );
		$this->actAs( 'atoll_client' );
		$this->assertSame( 2, $this->get( $route )->get_data()['count'] );
	}

	public function test_the_site_map_leaves_out_its_tags_beside_those_that_others_leave_out(): void {
		$filter = Inside::get( TermFilter::class );
		foreach ( array( array( '7', '8' ), '7, 8' ) as $others ) {
			$excluded = $filter->narrowSitemap( array( 'exclude' => $others ) )['exclude'];
			$this->assertSame( array(), array_diff( array( 7, 8, self::$site->ids['tag'] ), $excluded ) );
			$this->assertNotContains( self::$site->ids['shared'], $excluded );
		}
	}

	public function test_no_calendar_or_date_tells_when_it_was_written(): void {
		$page = Http::get( self::$site->fill( '{=lists}' ) );
		$this->assertStringNotContainsString( '2001/02/03', $page->body );
		$this->assertStringContainsString( '2001/02/04', $page->body );
		$this->assertSame( 404, Http::get( '/?m=20010203' )->status );
		wp_set_current_user( 0 );
		$this->assertStringNotContainsString( '2091', (string) get_lastpostmodified( 'GMT' ) );
		$this->assertStringNotContainsString( '2091', Http::get( '/feed/' )->header( 'Last-Modified' ) );
	}

	public function test_a_visitor_cannot_write_on_it(): void {
		$before = get_comments_number( self::$site->ids['post'] );
		$this->request(
			array(
				'POST',
				'/wp-trackback.php?p={post}',
				'title=a&url=https://example.com/a&blog_name=a',
				'application/x-www-form-urlencoded',
			)
		);
		$this->request( array( 'POST', '/wp-comments-post.php', 'comment_post_ID={post}&comment=b&author=a&email=a@example.com', 'application/x-www-form-urlencoded' ) );
		clean_post_cache( self::$site->ids['post'] );
		$this->assertSame( $before, get_comments_number( self::$site->ids['post'] ) );
	}

	public function test_a_page_below_a_private_one_asks_for_a_login_too(): void {
		$this->assertSame( 302, Http::get( self::$site->fill( '/?page_id={child}' ) )->status );
		$this->assertSame( 200, Http::get( (string) get_permalink( self::$site->ids['login'] ) )->status );
	}

	public function test_no_cache_keeps_a_private_page_for_everybody(): void {
		foreach ( array( array(), $this->cookies( 'atoll_client' ) ) as $cookies ) {
			$answer = Http::get( (string) get_permalink( self::$site->ids['page'] ), $cookies );
			$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
			$this->assertStringContainsString( 'Vary: Cookie', $answer->head );
		}
	}
}
