<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use PHPUnit\Framework\Attributes\DataProvider;

/** Beside a plugin for search engines, private pages are as private. */
final class SeoPluginsTest extends SeoPluginsTestCase {

	#[DataProvider( 'lists' )]
	public function test_their_sitemaps_leave_out_what_ours_does_whoever_builds_them( string $filter ): void {
		$page = (int) wp_insert_post(
			array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Form confirmation' )
		);
		$this->actAs( 'administrator' );
		$hidden = array_map( static fn( string $name ): int => self::$site->ids[ $name ], self::HIDDEN );
		$list   = apply_filters( $filter, array( 7 ), 'general' );
		wp_delete_post( $page, true );
		$this->assertSame( array(), array_diff( array( 7, $page, ...$hidden ), $list ) );
		$this->assertNotContains( self::$site->ids['before'], $list );
	}

	/** @return iterable<string, array{string}> */
	public static function lists(): iterable {
		yield 'Yoast'             => array( 'wpseo_exclude_from_sitemap_by_post_ids' );
		yield 'Rank Math'         => array( 'rank_math/sitemap/posts_to_exclude' );
		yield 'All in One SEO'    => array( 'aioseo_sitemap_exclude_posts' );
		yield 'The SEO Framework' => array( 'the_seo_framework_sitemap_exclude_ids' );
	}

	public function test_nor_is_a_login_page_in_them_that_only_the_settings_name(): void {
		$this->nameLoginPage();
		$login = (int) get_option( 'atoll_portal' )['loginPage'];
		$list  = apply_filters( 'wpseo_exclude_from_sitemap_by_post_ids', array( 7 ), 'general' );
		$row   = apply_filters( 'jetpack_sitemap_skip_post', false, (object) array( 'ID' => (string) $login ) );
		delete_option( 'atoll_portal' );
		$this->assertContains( $login, $list );
		$this->assertTrue( $row );
	}

	#[DataProvider( 'jetpackSitemaps' )]
	public function test_jetpacks_sitemaps_do_so_row_by_row( string $filter ): void {
		$this->actAs( 'administrator' );
		foreach ( self::HIDDEN as $name ) {
			$row = (object) array( 'ID' => (string) self::$site->ids[ $name ] );
			$this->assertTrue( apply_filters( $filter, false, $row ), $name );
		}
		$row = (object) array( 'ID' => (string) self::$site->ids['before'] );
		$this->assertFalse( apply_filters( $filter, false, $row ) );
	}

	/** @return iterable<string, array{string}> */
	public static function jetpackSitemaps(): iterable {
		yield 'of pages'    => array( 'jetpack_sitemap_skip_post' );
		yield 'of news'     => array( 'jetpack_sitemap_news_skip_post' );
		yield 'of pictures' => array( 'jetpack_sitemap_image_skip_post' );
		yield 'of films'    => array( 'jetpack_sitemap_video_skip_post' );
	}

	#[DataProvider( 'heads' )]
	public function test_no_route_tells_a_visitor_the_head_of_a_private_page( string $path ): void {
		foreach ( array( 'page', 'child', 'post', 'file' ) as $name ) {
			$answer = Http::get( $this->filled( $path, $name ) );
			$this->assertNotSame( 500, $answer->status );
			$this->assertStringNotContainsString( Hideaway::MARK, $answer->body, $name );
		}
	}

	#[DataProvider( 'heads' )]
	public function test_whoever_may_see_the_page_is_told( string $path ): void {
		$client  = $this->user( 'atoll_client' );
		$browser = Browser::of( $client );
		$answer  = $browser->get(
			$this->filled( $path, 'child' ),
			array( Browser::SAME_ORIGIN, 'X-WP-Nonce: ' . $browser->nonce( $client, 'wp_rest' ) )
		);
		$this->assertStringContainsString( Hideaway::MARK, $answer->body );
	}

	/** @return iterable<string, array{string}> */
	public static function heads(): iterable {
		yield 'Yoast'                    => array( '/wp-json/yoast/v1/get_head?url=URL%2F' );
		yield 'Yoast, without a slash'   => array( '/wp-json/yoast/v1/get_head?url=URL' );
		yield 'Yoast, with a query'      => array( '/wp-json/yoast/v1/get_head?url=URL%2F%3Fa=1' );
		yield 'Rank Math'                => array( '/wp-json/rankmath/v1/getHead?url=URL%2F' );
		yield 'Rank Math, small letters' => array( '/wp-json/rankmath/v1/gethead?url=URL%2F' );
		yield 'SEOPress'                 => array( '/wp-json/seopress/v1/posts/NUMBER' );
		yield 'SEOPress, one part'       => array( '/wp-json/SEOpress/v1/posts/NUMBER/title-description-metas' );
		yield 'SEOPress, by address'     => array( '/wp-json/seopress/v1/posts/by-url?url=URL%2F' );
		yield 'SEOPress, by its number'  => array( '/wp-json/seopress/v1/posts/by-url?url=HOME%2F%3Fp=NUMBER' );
		yield 'SEOPress, a search'       => array( '/wp-json/seopress/v1/search-url?url=e' );
	}

	public function test_nor_does_one_that_lets_wordpress_look_for_it_by_its_number(): void {
		$path   = '/wp-json/rankmath/v1/getHead?url=HOME%2F%3Fp=1&p=NUMBER&post_type=any';
		$answer = Http::get( $this->filled( $path, 'post' ) );
		$this->assertSame( '{"head":"nothing"}', $answer->body );
		$this->assertStringContainsString( 'Before', Http::get( $this->filled( $path, 'before' ) )->body );
	}

	#[DataProvider( 'publicHeads' )]
	public function test_heads_of_other_pages_are_told( string $path ): void {
		$this->assertStringContainsString( 'Before', Http::get( $this->filled( $path, 'before' ) )->body );
	}

	/** @return iterable<string, array{string}> */
	public static function publicHeads(): iterable {
		yield 'Yoast'     => array( '/wp-json/yoast/v1/get_head?url=URL%2F' );
		yield 'Rank Math' => array( '/wp-json/rankmath/v1/getHead?url=URL%2F' );
		yield 'SEOPress'  => array( '/wp-json/seopress/v1/posts/NUMBER' );
		yield 'a search'  => array( '/wp-json/seopress/v1/search-url?url=e' );
	}

	public function test_the_excerpt_of_a_private_article_is_for_those_who_may_see_it(): void {
		$post = self::$site->ids['post'];
		wp_set_current_user( 0 );
		$this->assertSame( '', get_the_excerpt( $post ) );
		$this->assertSame( 'Before', get_the_excerpt( self::$site->ids['before'] ) );
		$this->actAs( 'atoll_client' );
		$this->assertSame( Hideaway::MARK . ' article', get_the_excerpt( $post ) );
	}

	private function filled( string $path, string $name ): string {
		return strtr(
			$path,
			array(
				'URL'    => rawurlencode( untrailingslashit( (string) get_permalink( self::$site->ids[ $name ] ) ) ),
				'HOME'   => rawurlencode( home_url() ),
				'NUMBER' => (string) self::$site->ids[ $name ],
			)
		);
	}
}
