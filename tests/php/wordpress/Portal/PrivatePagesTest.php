<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Platform\Access\PrivateContent\PrivatePosts;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\GuardedPage;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use PHPUnit\Framework\Attributes\DataProvider;

/** A private page is nowhere to be found by those who are not logged in. */
final class PrivatePagesTest extends PrivatePagesTestCase {

	public function test_a_visitor_is_sent_to_log_in_and_comes_back(): void {
		$here   = (string) get_permalink( $this->page );
		$answer = Http::get( $here );
		$this->assertSame( 302, $answer->status );
		$this->assertStringContainsString( 'wp-login.php', $answer->header( 'Location' ) );
		$this->assertStringContainsString( rawurlencode( $here ), $answer->header( 'Location' ) );
		$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
		$this->assertStringNotContainsString( self::SECRET, $answer->body );
	}

	public function test_no_other_site_frames_it_learns_its_address_or_runs_a_script_on_it(): void {
		update_option( 'atoll_marketing', array( 'analyticsId' => 'G-TEST' ) );
		$member  = Browser::of( $this->user( 'subscriber' ) );
		$private = $member->get( (string) get_permalink( $this->page ) );
		$login   = Http::get( (string) get_permalink( $this->login ) );
		$public  = Http::get( '/' );
		delete_option( 'atoll_marketing' );
		foreach ( array( $private, $login ) as $answer ) {
			GuardedPage::check( $answer );
		}
		$this->assertSame( array( 200, '' ), array( $public->status, $public->header( 'X-Frame-Options' ) ) );
		$this->assertStringContainsString( 'G-TEST', $public->body );
		$this->assertStringContainsString( self::SECRET, $private->body );
		foreach ( array( $private, $login ) as $answer ) {
			$this->assertStringNotContainsString( 'G-TEST', $answer->body );
		}
	}

	/** @param bool $isKey Whether whoever has the address has what it leads to. */
	#[DataProvider( 'targets' )]
	public function test_no_cache_keeps_a_login_page_whose_address_holds_a_key( string $target, bool $isKey ): void {
		$login = Http::get(
			add_query_arg( 'portalRedirect', rawurlencode( $target ), (string) get_permalink( $this->login ) )
		);
		$this->assertSame( $isKey ? 'private, no-store' : '', $login->header( 'Cache-Control' ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function targets(): iterable {
		yield 'an entry'                            => array( '/portal/?entry=5', false );
		yield 'a name that only ends like a key\'s' => array( '/portal/?my_formtoken=5', false );
		yield 'a saved form'                        => array( '/portal/?formid=5&formtoken=abc', true );
		yield 'a saved form as in Gravity Forms'    => array( '/portal/?gf_token=abc', true );
		yield 'a new email address'                 => array( '/portal/profile/?confirm-email=abc', true );
	}

	public function test_a_category_that_has_its_number_is_no_private_page(): void {
		$terms = array();
		do {
			$term    = wp_insert_term( uniqid( 'Topic ' ), 'category' )['term_id'];
			$terms[] = $term;
		} while ( null !== get_post( $term ) );
		$page   = wp_insert_post(
			array(
				'import_id'   => $term,
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => self::SECRET,
				'meta_input'  => array( PageMeta::IS_PRIVATE => '1' ),
			)
		);
		$answer = Http::get( (string) get_term_link( $term ) );
		wp_delete_post( $page, true );
		array_map( static fn( int $term ) => wp_delete_term( $term, 'category' ), $terms );
		$this->assertSame( $term, $page );
		$this->assertSame( array( 200, '' ), array( $answer->status, $answer->header( 'X-Frame-Options' ) ) );
	}

	public function test_the_page_names_where_to_log_in(): void {
		$login = (string) wp_parse_url( (string) get_permalink( $this->login ), PHP_URL_PATH );
		update_post_meta( $this->page, PageMeta::LOGIN_URL, $login );
		$this->assertStringStartsWith(
			home_url( $login ) . '?portalRedirect=',
			Http::get( (string) get_permalink( $this->page ) )->header( 'Location' )
		);
	}

	public function test_no_page_that_asks_for_a_login_is_where_to_log_in(): void {
		update_post_meta(
			$this->page,
			PageMeta::LOGIN_URL,
			(string) wp_parse_url( (string) get_permalink( $this->page ), PHP_URL_PATH )
		);
		$this->assertStringContainsString(
			'wp-login.php',
			Http::get( (string) get_permalink( $this->page ) )->header( 'Location' )
		);
	}

	public function test_a_login_page_sends_on_whoever_is_logged_in(): void {
		$url = (string) get_permalink( $this->login );
		$this->assertSame( 200, Http::get( $url )->status );
		$this->assertSame( home_url( '/' ), Http::get( $url, $this->cookies() )->header( 'Location' ) );
		update_post_meta(
			$this->login,
			PageMeta::REDIRECT_URL,
			(string) wp_parse_url( (string) get_permalink( $this->page ), PHP_URL_PATH )
		);
		$this->assertSame( get_permalink( $this->page ), Http::get( $url, $this->cookies() )->header( 'Location' ) );
		update_post_meta( $this->login, PageMeta::REDIRECT_URL, (string) wp_parse_url( $url, PHP_URL_PATH ) );
		$this->assertSame( home_url( '/' ), Http::get( $url, $this->cookies() )->header( 'Location' ) );
	}

	public function test_a_browser_cannot_fetch_ahead_what_depends_on_a_session(): void {
		$ahead = array( 'Sec-Purpose: prefetch;anonymous-client-ip' );
		$this->assertSame( 503, Http::get( (string) get_permalink( $this->page ), $ahead )->status );
		$this->assertSame( 503, Http::get( (string) get_permalink( $this->login ), $ahead )->status );
		$this->assertSame( 200, Http::get( '/', $ahead )->status );
	}

	public function test_nobody_keeps_what_a_member_was_shown(): void {
		$answer = Http::get( (string) get_permalink( $this->page ), $this->cookies() );
		$this->assertSame( 200, $answer->status );
		$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
		$this->assertStringContainsString( self::SECRET, $answer->body );
	}

	public function test_a_login_page_is_not_private_wherever_it_lies(): void {
		wp_update_post( array( 'ID' => $this->login, 'post_parent' => $this->page ) );
		$below = $this->add( 'page', 'Below the login', array() );
		wp_update_post( array( 'ID' => $below, 'post_parent' => $this->login ) );
		$posts = new PrivatePosts( $GLOBALS['wpdb'] );
		$found = array( $posts->has( $this->login ), $posts->has( $below ) );
		wp_delete_post( $below, true );
		$this->assertSame( array( false, true ), $found );
	}

	/** @return array<string> Of a session of a member. */
	private function cookies(): array {
		$value = wp_generate_auth_cookie( $this->user( 'subscriber' ), time() + 60, 'logged_in' );
		return array( 'Cookie: ' . LOGGED_IN_COOKIE . '=' . $value );
	}
}
