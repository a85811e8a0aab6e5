<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Http\Http;
use PHPUnit\Framework\Attributes\DataProvider;

/** Nothing beside a private page tells of it, and that costs the database next to nothing. */
final class HiddenPagesTest extends PrivatePagesTestCase {

	#[DataProvider( 'addresses' )]
	public function test_no_other_address_tells_of_it( string $path ): void {
		$path   = strtr(
			$path,
			array(
				'PAGE'  => (string) $this->page,
				'LOGIN' => get_post( $this->login )->post_name,
				'URL'   => rawurlencode( (string) get_permalink( $this->page ) ),
			)
		);
		$answer = Http::get( $path );
		$this->assertNotSame( 500, $answer->status );
		$this->assertStringNotContainsString( self::SECRET, $answer->body );
		$this->assertStringNotContainsString(
			sanitize_title( self::SECRET ),
			str_replace( rawurlencode( (string) get_permalink( $this->page ) ), '', $answer->body )
		);
		$this->assertStringNotContainsString( sanitize_title( self::SECRET ), $answer->header( 'Location' ) );
	}

	/**
	 * Beside what {@see PrivateContentTest} walks.
	 *
	 * @return iterable<string, array{string}>
	 */
	public static function addresses(): iterable {
		yield 'behind the name of the login page' => array( '/?pagename=LOGIN&page_id=PAGE' );
		yield 'behind that name, past the redirect' => array( '/?pagename=LOGIN&page_id=PAGE&cpage=2' );
		yield 'oEmbed of a page' => array( '/wp-json/oembed/1.0/embed?url=URL' );
	}

	public function test_the_address_of_a_public_page_that_has_its_name_is_corrected_all_the_same(): void {
		$private = $this->add( 'page', 'About 7f3a', array() );
		wp_update_post( array( 'ID' => $private, 'post_parent' => $this->page, 'post_name' => 'about-7f3a' ) );
		$public = $this->add( 'page', 'About 7f3a', array() );
		$name   = get_post( $public )->post_name;
		$url    = (string) get_permalink( $public );
		$answer = Http::get( untrailingslashit( $url ) );
		$closed = Http::get( untrailingslashit( (string) get_permalink( $private ) ) );
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), array( $private, $public ) );
		$this->assertSame( 'about-7f3a', $name );
		$this->assertSame( array( 301, $url ), array( $answer->status, $answer->header( 'Location' ) ) );
		$this->assertStringContainsString( 'wp-login.php', $closed->header( 'Location' ) );
	}

	public function test_totals_do_not_count_it(): void {
		$this->assertSame( 0, ( new \WP_Query( array( 's' => self::SECRET, 'post_type' => 'any' ) ) )->found_posts );
		$this->assertSame( array(), get_pages( array( 'include' => array( $this->page ) ) ) );
	}

	public function test_many_of_them_are_found_with_no_more_questions_to_the_database_than_few(): void {
		$few  = $this->countSearchQueries();
		$more = array_map(
			fn( int $number ): int => $this->add( 'page', "Rates $number", array( PageMeta::IS_PRIVATE => '1' ) ),
			range( 1, 5 )
		);
		$many = $this->countSearchQueries();
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), $more );
		$this->assertSame( $few, $many );
	}

	public function test_a_site_without_private_pages_asks_the_database_nothing_about_them(): void {
		array_map(
			static fn( int $id ) => delete_post_meta( $id, PageMeta::IS_PRIVATE ),
			array( $this->page, $this->post )
		);
		$posts = new PrivatePosts( $GLOBALS['wpdb'] );
		$posts->all();
		wp_cache_flush();
		wp_load_alloptions();
		$this->assertSame( 0, $this->countQueries( static fn() => $posts->all() ) );
		$this->assertSame( array(), $posts->all() );
	}

	public function test_a_site_with_private_pages_asks_nothing_either(): void {
		$posts = new PrivatePosts( $GLOBALS['wpdb'] );
		$below = array_map( fn( int $number ): int => $this->add( 'page', "Below $number", array() ), range( 1, 3 ) );
		$above = $this->page;
		foreach ( $below as $id ) {
			wp_update_post( array( 'ID' => $id, 'post_parent' => $above ) );
			$above = $id;
		}
		$posts->all();
		wp_cache_flush();
		wp_load_alloptions();
		$this->assertSame( 0, $this->countQueries( static fn() => array_map( $posts->has( ... ), range( 1, 500 ) ) ) );
		array_map( fn( int $id ) => $this->assertTrue( $posts->has( $id ) ), $below );
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), $below );
	}

	public function test_the_next_article_is_not_a_private_one(): void {
		$before = $this->add( 'post', 'Before', array(), '2001-01-01 10:00:00' );
		$after  = $this->add( 'post', 'After', array(), '2001-01-03 10:00:00' );
		wp_update_post(
			array(
				'ID'            => $this->post,
				'post_date'     => '2001-01-02 10:00:00',
				'post_date_gmt' => '2001-01-02 00:00:00',
				'edit_date'     => true,
			)
		);
		$GLOBALS['post'] = get_post( $before );
		$next            = get_next_post();
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), array( $before, $after ) );
		$this->assertSame( $after, $next instanceof \WP_Post ? $next->ID : 0 );
	}

	public function test_whoever_is_logged_in_sees_it_everywhere(): void {
		$this->actAs( 'subscriber' );
		$this->assertSame( 200, $this->get( "/wp/v2/pages/$this->page" )->get_status() );
		$this->assertSame( 2, ( new \WP_Query( array( 's' => self::SECRET, 'post_type' => 'any' ) ) )->found_posts );
	}

	/** To the database, by a search with nothing in the caches. */
	private function countSearchQueries(): int {
		$search = static fn() => new \WP_Query( array( 's' => self::SECRET, 'post_type' => 'any' ) );
		$search();
		wp_cache_flush();
		return $this->countQueries( $search );
	}

	/** How many questions to the database this takes. */
	private function countQueries( \Closure $work ): int {
		global $wpdb;
		$before = $wpdb->num_queries;
		$work();
		return $wpdb->num_queries - $before;
	}
}
