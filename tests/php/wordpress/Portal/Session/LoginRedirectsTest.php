<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use PHPUnit\Framework\Attributes\DataProvider;

/** No address and no configuration leads away from the site or in circles. */
final class LoginRedirectsTest extends GuardTestCase {

	#[DataProvider( 'elsewhere' )]
	public function test_no_address_leads_away_from_the_site_or_in_circles( string $target ): void {
		$target = strtr(
			$target,
			array(
				'LOGIN' => $this->pathOf( $this->login ),
				'ID'    => (string) $this->login,
				'NAME'  => (string) get_post( $this->login )->post_name,
				'HOME'  => home_url(),
			)
		);
		$answer = Browser::of( $this->client() )->get(
			get_permalink( $this->login ) . '?portalRedirect=' . rawurlencode( $target )
		);
		$this->assertSame( get_permalink( $this->dashboard ), $answer->header( 'Location' ) );
	}

	/** @return iterable<array{string}> */
	public static function elsewhere(): iterable {
		$targets = array(
			'https://example.org/', '//example.org/', '/\\example.org', '\\/example.org', 'javascript:alert(1)',
			' https://example.org', "/\t/example.org", 'HOME@example.org/', 'HOME.example.org/', 'LOGIN',
			'LOGIN?portalRedirect=LOGIN', 'HOME/LOGIN', '/?page_id=ID', '/?pagename=NAME', '/wp-login.php',
			'/wp-login.php?action=logout', '',
		);
		foreach ( $targets as $target ) {
			yield $target => array( $target );
		}
	}

	#[DataProvider( 'configurations' )]
	public function test_no_configuration_goes_in_circles( \Closure $configure ): void {
		$configure( $this );
		foreach ( array( new Browser(), Browser::of( $this->client() ) ) as $browser ) {
			foreach ( array( $this->private, $this->login, $this->dashboard ) as $page ) {
				$answer = $this->follow( $browser, (string) get_permalink( $page ) );
				$this->assertContains( $answer->status, array( 200, 404 ) );
			}
		}
	}

	/** @return iterable<string, array{\Closure(self): void}> */
	public static function configurations(): iterable {
		yield 'the usual one'                      => array( static fn() => null );
		yield 'nothing is set'                     => array( static fn( self $test ) => $test->settings( array() ) );
		yield 'the login page is private'          => array(
			static fn( self $test ) => update_post_meta( $test->login, PageMeta::IS_PRIVATE, '1' ),
		);
		yield 'the login page is private alone'    => array(
			static fn( self $test ) => update_post_meta( $test->login, PageMeta::IS_PRIVATE, '1' )
				&& delete_post_meta( $test->login, PageMeta::IS_LOGIN_PAGE ),
		);
		yield 'the login page is a draft'          => array(
			static fn( self $test ) => wp_update_post( array( 'ID' => $test->login, 'post_status' => 'draft' ) ),
		);
		yield 'the dashboard is the login page'    => array(
			static fn( self $test ) => $test->settings(
				array( 'loginPage' => $test->login, 'dashboardPage' => $test->login )
			),
		);
		yield 'the dashboard is a draft'           => array(
			static fn( self $test ) => wp_update_post( array( 'ID' => $test->dashboard, 'post_status' => 'draft' ) ),
		);
		yield 'the dashboard is for editors alone' => array(
			static fn( self $test ) => wp_update_post( array( 'ID' => $test->dashboard, 'post_status' => 'private' ) ),
		);
		yield 'the login page leads to itself'     => array(
			static fn( self $test ) => update_post_meta(
				$test->login,
				PageMeta::REDIRECT_URL,
				$test->pathOf( $test->login )
			),
		);
		yield 'by another name'                    => array(
			static fn( self $test ) => update_post_meta(
				$test->login,
				PageMeta::REDIRECT_URL,
				'/?pagename=' . get_post( $test->login )->post_name
			),
		);
		yield 'two login pages lead to each other' => array(
			static function ( self $test ): void {
				$other = $test->pageWith(
					array( PageMeta::IS_LOGIN_PAGE => '1', PageMeta::REDIRECT_URL => $test->pathOf( $test->login ) ),
					'Other login 5c1e'
				);
				update_post_meta( $test->login, PageMeta::REDIRECT_URL, $test->pathOf( $other ) );
				$test->settings( array( 'loginPage' => $other, 'dashboardPage' => $other ) );
			},
		);
		yield 'a private page is its own login'    => array(
			static fn( self $test ) => update_post_meta(
				$test->private,
				PageMeta::LOGIN_URL,
				$test->pathOf( $test->private )
			),
		);
	}

	public function test_the_page_that_lists_the_news_is_no_login_page_since_it_shows_no_login(): void {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_for_posts', $this->login );
		try {
			$this->assertStringStartsWith(
				wp_login_url(),
				Http::get( get_permalink( $this->private ) )->header( 'Location' )
			);
		} finally {
			update_option( 'show_on_front', 'posts' );
			update_option( 'page_for_posts', '0' );
		}
	}

	/** Follows redirects on this site as a browser does. */
	private function follow( Browser $browser, string $url ): HttpAnswer {
		for ( $hops = 0; $hops < 6; $hops++ ) {
			$answer = $browser->get( $url );
			$url    = $answer->header( 'Location' );
			if ( '' === $url ) {
				return $answer;
			}
		}
		$this->fail( "goes in circles, at last to $url" );
	}
}
