<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Cases\SessionTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;

/** The header's "Log out" needs no JavaScript and always leads to the login page. */
final class LogOutControllerTest extends SessionTestCase {

	private const STALE = 'atoll_log_out=stale';

	private const CROSS_SITE = array( 'Sec-Fetch-Site: cross-site' );

	private string $private;
	private string $login;

	protected function setUp(): void {
		parent::setUp();
		$login         = $this->pageWith( array( PageMeta::IS_LOGIN_PAGE => '1' ), 'Login 5c1e' );
		$this->private = (string) get_permalink(
			$this->pageWith( array( PageMeta::IS_PRIVATE => '1' ), 'Private 5c1e' )
		);
		$this->login   = (string) get_permalink( $login );
		update_option( 'atoll_portal', array( 'loginPage' => $login ) );
	}

	public function test_it_ends_the_session_and_leads_to_the_login_page(): void {
		$client  = $this->client();
		$browser = Browser::of( $client );
		$answer  = $browser->post( ...$this->logOutPost( $browser ) );
		$this->assertSame( 303, $answer->status );
		$this->assertSame( $this->login . '?atoll_done=logged-out', $answer->header( 'Location' ) );
		$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
		$this->assertSame( array(), $browser->cookies );
		$this->assertSame( array(), $this->sessions( $client ) );
		$this->assertSame( 302, $browser->get( $this->private )->status );
	}

	public function test_a_pages_own_login_page_comes_first(): void {
		$own  = $this->pageWith( array( PageMeta::IS_LOGIN_PAGE => '1' ), 'Own login 5c1e' );
		$page = $this->pageWith(
			array( PageMeta::IS_PRIVATE => '1', PageMeta::LOGIN_URL => $this->pathOf( $own ) ),
			'Other 5c1e'
		);
		$browser = Browser::of( $this->client() );
		$this->assertStringStartsWith(
			(string) get_permalink( $own ),
			$browser->post( ...$this->logOutPost( $browser, (string) get_permalink( $page ) ) )->header( 'Location' )
		);
	}

	public function test_the_button_of_a_session_that_is_over_leads_there_too(): void {
		$browser    = Browser::of( $this->client() );
		$logOutPost = $this->logOutPost( $browser );
		$dead       = clone $browser;
		$browser->post( self::LOGOUT );
		foreach ( array( $dead, new Browser() ) as $late ) {
			$this->assertStringStartsWith( $this->login, $late->post( ...$logOutPost )->header( 'Location' ) );
			$this->assertSame( array(), $late->cookies );
		}
	}

	public function test_a_stale_button_of_this_site_still_logs_out(): void {
		$client  = $this->client();
		$browser = Browser::of( $client );
		$this->assertStringStartsWith(
			$this->login,
			$browser->post( $this->private, self::STALE )->header( 'Location' )
		);
		$this->assertSame( array(), $this->sessions( $client ) );
	}

	public function test_an_old_browser_is_known_by_the_page_it_comes_from(): void {
		$client = $this->client();
		Browser::of( $client )->post( $this->private, self::STALE, array( 'Origin: https://example.org' ) );
		$this->assertCount( 1, $this->sessions( $client ) );
		Browser::of(
			$client
		)->post( $this->private, self::STALE, array( 'Origin: ' . untrailingslashit( home_url() ) ) );
		$this->assertCount( 1, $this->sessions( $client ), 'of two one is left' );
	}

	public function test_another_site_logs_nobody_out(): void {
		$client  = $this->client();
		$browser = Browser::of( $client );
		$browser->post( $this->private, self::STALE, self::CROSS_SITE );
		$browser->get( '/wp-login.php?action=logout', self::CROSS_SITE );
		$this->assertGreaterThan( 0, $this->exp( $browser ) );
	}

	public function test_no_address_ends_anything(): void {
		$browser = Browser::of( $this->client() );
		list( $page, $body ) = $this->logOutPost( $browser );
		$browser->get( "{$page}?{$body}" );
		$this->assertGreaterThan( 0, $this->exp( $browser ) );
	}

	public function test_a_client_is_never_asked_whether_they_are_sure(): void {
		$client  = $this->client();
		$browser = Browser::of( $client );
		foreach ( array( $browser, new Browser() ) as $late ) {
			$answer = $late->get( '/wp-login.php?action=logout&_wpnonce=stale' );
			$this->assertSame( 302, $answer->status );
			$this->assertStringStartsWith( $this->login, $answer->header( 'Location' ) );
		}
		$this->assertSame( array(), $this->sessions( $client ) );
	}

	public function test_without_a_login_page_it_leads_to_wordpress_own_screen(): void {
		delete_option( 'atoll_portal' );
		$browser = Browser::of( $this->client() );
		$this->assertSame(
			add_query_arg( 'loggedout', 'true', wp_login_url() ),
			$browser->post( ...$this->logOutPost( $browser ) )->header( 'Location' )
		);
	}

	/**
	 * What pressing "Log out" in the header of a private page posts there.
	 *
	 * @return array{string, string} Address and body.
	 */
	private function logOutPost( Browser $browser, string $page = '' ): array {
		$_COOKIE[ LOGGED_IN_COOKIE ] = rawurldecode( $browser->cookies[ LOGGED_IN_COOKIE ] );
		wp_set_current_user( (int) wp_validate_logged_in_cookie( false ) );
		query_posts( array( 'page_id' => url_to_postid( '' === $page ? $this->private : $page ) ) );
		$html = \Atoll\plugin()->header()->html( '' );
		wp_reset_query();
		wp_set_current_user( 0 );
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		$this->assertSame( 1, preg_match( '~class="atoll-log-out" method="post" action="([^"]+)"><input type="hidden" name="([^"]+)" value="([^"]+)"~', $html, $match ) );
		return array( html_entity_decode( $match[1] ), "{$match[2]}={$match[3]}" );
	}
}
