<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Platform\Access\Sessions\SessionFingerprint;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Browser;
use Atoll\Tests\WordPress\Support\HttpAnswer;
use Atoll\Tests\WordPress\Support\SessionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Visitors are sent to log in and come back; whoever is in is sent on; nobody goes in circles. */
final class GuardTest extends SessionTestCase {

	private int $private;
	private int $login;
	private int $dashboard;

	protected function setUp(): void {
		parent::setUp();
		$this->private   = $this->pageWith( array( PageMeta::IS_PRIVATE => '1' ), 'Private 5c1e' );
		$this->login     = $this->pageWith( array( PageMeta::IS_PORTAL => '1' ), 'Login 5c1e' );
		$this->dashboard = $this->pageWith( array( PageMeta::IS_PRIVATE => '1' ), 'Dashboard 5c1e' );
		$this->settings( array( 'loginPage' => $this->login, 'dashboardPage' => $this->dashboard ) );
	}

	public function test_a_visitor_is_sent_to_the_sites_login_page_which_remembers_where_they_wanted_to_go(): void {
		$answer = ( new Browser() )->get( get_permalink( $this->private ) . '?entry=5' );
		$this->assertSame( 302, $answer->status );
		$this->assertSame( get_permalink( $this->login ) . '?portalRedirect=' . rawurlencode( $this->pathOf( $this->private ) . '?entry=5' ), $answer->header( 'Location' ) );
		$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
		$this->assertSame( 200, ( new Browser() )->get( $answer->header( 'Location' ) )->status );
	}

	public function test_a_visitor_who_was_sent_there_reads_why(): void {
		wp_update_post( array( 'ID' => $this->login, 'post_content' => '<!-- wp:atoll/login /-->' ) );
		$reasons = array(
			(string) get_permalink( $this->dashboard ) => 'Log in to see your applications.',
			(string) get_permalink( $this->private )   => 'Log in to see the page that you asked for.',
		);
		foreach ( $reasons as $page => $words ) {
			$login = ( new Browser() )->get( ( new Browser() )->get( $page )->header( 'Location' ) )->body;
			$this->assertStringContainsString( '<p class="atoll-login__notice">' . $words . '</p>', $login );
		}
		$this->assertStringNotContainsString( 'class="atoll-login__notice"', ( new Browser() )->get( (string) get_permalink( $this->login ) )->body );
	}

	public function test_whoever_posts_after_their_login_ended_is_told_that_nothing_was_done(): void {
		$answer = ( new Browser() )->post( get_permalink( $this->private ), 'atoll_action=change-details&input_2=0400000000' );
		$this->assertSame( 302, $answer->status );
		$this->assertStringContainsString( 'portalRedirect=', $answer->header( 'Location' ) );
		$this->assertStringEndsWith( '&atoll_done=login-ended', $answer->header( 'Location' ) );
	}

	public function test_a_pages_own_login_page_comes_before_the_sites(): void {
		$ownLogin = $this->pageWith( array( PageMeta::IS_PORTAL => '1' ), 'Own login 5c1e' );
		update_post_meta( $this->private, PageMeta::LOGIN_URL, $this->pathOf( $ownLogin ) );
		$this->assertStringStartsWith( get_permalink( $ownLogin ) . '?portalRedirect=', ( new Browser() )->get( get_permalink( $this->private ) )->header( 'Location' ) );
	}

	#[DataProvider( 'uselessLogins' )]
	public function test_a_login_page_that_visitors_cannot_see_is_passed_over( \Closure $make ): void {
		$useless = $make( $this );
		$this->settings( array( 'loginPage' => $useless, 'dashboardPage' => $this->dashboard ) );
		$answer = ( new Browser() )->get( get_permalink( $this->private ) );
		$this->assertStringStartsWith( wp_login_url( (string) get_permalink( $this->private ) ), $answer->header( 'Location' ) );
		update_post_meta( $this->private, PageMeta::LOGIN_URL, '/?page_id=' . ( $useless ?: 99999999 ) );
		$this->assertStringStartsWith( wp_login_url(), ( new Browser() )->get( get_permalink( $this->private ) )->header( 'Location' ) );
	}

	/** @return iterable<string, array{\Closure(self): int}> */
	public static function uselessLogins(): iterable {
		yield 'a private one'     => array( static fn( self $test ) => $test->pageWith( array( PageMeta::IS_PRIVATE => '1' ), 'Closed 5c1e' ) );
		yield 'the page itself'   => array( static fn( self $test ) => $test->private );
		yield 'a draft'           => array( static fn( self $test ) => $test->pageWith( array( PageMeta::IS_PORTAL => '1' ), 'Draft 5c1e', '', 'draft' ) );
		yield 'in the trash'      => array( static fn( self $test ) => $test->pageWith( array( PageMeta::IS_PORTAL => '1' ), 'Trash 5c1e', '', 'trash' ) );
		yield 'none'              => array( static fn() => 0 );
		yield 'one that is gone'  => array( static fn() => 99999999 );
		yield 'below a private one' => array( static fn( self $test ) => $test->pageWith( array(), 'Below 5c1e', '', 'publish', $test->private ) );
	}

	public function test_whoever_is_in_goes_where_they_wanted_else_where_the_page_says_else_to_the_dashboard(): void {
		$client = Browser::of( $this->client() );
		$public = $this->pageWith( array(), 'Public 5c1e' );
		$this->assertSame( get_permalink( $this->dashboard ), $client->get( get_permalink( $this->login ) )->header( 'Location' ) );
		update_post_meta( $this->login, PageMeta::REDIRECT_URL, $this->pathOf( $public ) );
		$answer = $client->get( get_permalink( $this->login ) );
		$this->assertSame( get_permalink( $public ), $answer->header( 'Location' ) );
		$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
		$wanted = $this->pathOf( $this->private ) . '?entry=5';
		$this->assertSame( home_url( $wanted ), $client->get( get_permalink( $this->login ) . '?portalRedirect=' . rawurlencode( $wanted ) )->header( 'Location' ) );
	}

	public function test_the_sites_login_page_sends_on_also_when_nobody_marked_it_as_one(): void {
		delete_post_meta( $this->login, PageMeta::IS_PORTAL );
		$this->assertSame( 200, ( new Browser() )->get( get_permalink( $this->login ) )->status );
		$this->assertSame( get_permalink( $this->dashboard ), Browser::of( $this->client() )->get( get_permalink( $this->login ) )->header( 'Location' ) );
	}

	#[DataProvider( 'elsewhere' )]
	public function test_no_address_leads_away_from_the_site_or_in_circles( string $target ): void {
		$target = strtr( $target, array( 'LOGIN' => $this->pathOf( $this->login ), 'ID' => (string) $this->login, 'NAME' => (string) get_post( $this->login )->post_name, 'HOME' => home_url() ) );
		$answer = Browser::of( $this->client() )->get( get_permalink( $this->login ) . '?portalRedirect=' . rawurlencode( $target ) );
		$this->assertSame( get_permalink( $this->dashboard ), $answer->header( 'Location' ) );
	}

	/** @return iterable<array{string}> */
	public static function elsewhere(): iterable {
		foreach ( array( 'https://example.org/', '//example.org/', '/\\example.org', '\\/example.org', 'javascript:alert(1)', ' https://example.org', "/\t/example.org", 'HOME@example.org/', 'HOME.example.org/', 'LOGIN', 'LOGIN?portalRedirect=LOGIN', 'HOME/LOGIN', '/?page_id=ID', '/?pagename=NAME', '/wp-login.php', '/wp-login.php?action=logout', '' ) as $target ) {
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
		yield 'the login page is private'          => array( static fn( self $test ) => update_post_meta( $test->login, PageMeta::IS_PRIVATE, '1' ) );
		yield 'the login page is private alone'    => array( static fn( self $test ) => update_post_meta( $test->login, PageMeta::IS_PRIVATE, '1' ) && delete_post_meta( $test->login, PageMeta::IS_PORTAL ) );
		yield 'the login page is a draft'          => array( static fn( self $test ) => wp_update_post( array( 'ID' => $test->login, 'post_status' => 'draft' ) ) );
		yield 'the dashboard is the login page'    => array( static fn( self $test ) => $test->settings( array( 'loginPage' => $test->login, 'dashboardPage' => $test->login ) ) );
		yield 'the dashboard is a draft'           => array( static fn( self $test ) => wp_update_post( array( 'ID' => $test->dashboard, 'post_status' => 'draft' ) ) );
		yield 'the dashboard is for editors alone' => array( static fn( self $test ) => wp_update_post( array( 'ID' => $test->dashboard, 'post_status' => 'private' ) ) );
		yield 'the login page leads to itself'     => array( static fn( self $test ) => update_post_meta( $test->login, PageMeta::REDIRECT_URL, $test->pathOf( $test->login ) ) );
		yield 'by another name'                    => array( static fn( self $test ) => update_post_meta( $test->login, PageMeta::REDIRECT_URL, '/?pagename=' . get_post( $test->login )->post_name ) );
		yield 'two login pages lead to each other' => array(
			static function ( self $test ): void {
				$other = $test->pageWith( array( PageMeta::IS_PORTAL => '1', PageMeta::REDIRECT_URL => $test->pathOf( $test->login ) ), 'Other login 5c1e' );
				update_post_meta( $test->login, PageMeta::REDIRECT_URL, $test->pathOf( $other ) );
				$test->settings( array( 'loginPage' => $other, 'dashboardPage' => $other ) );
			},
		);
		yield 'a private page is its own login'    => array( static fn( self $test ) => update_post_meta( $test->private, PageMeta::LOGIN_URL, $test->pathOf( $test->private ) ) );
	}

	public function test_a_private_page_carries_the_guard_for_whoever_is_in(): void {
		$client = $this->client();
		$answer = Browser::of( $client )->get( get_permalink( $this->private ) );
		$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
		$props = $this->guardProps( $answer );
		$this->assertEqualsWithDelta( time() + self::IDLE, $props['exp'], self::SOON );
		$this->assertEqualsWithDelta( time(), $props['now'], self::SOON, 'for browsers whose clock is wrong' );
		unset( $props['exp'], $props['now'] );
		$this->assertSame(
			array(
				'token'       => rest_url( 's1t2/v1/token' ),
				'logout'      => rest_url( 's1t2/v1/logout' ),
				'login'       => rest_url( 's1t2/v1/login' ),
				'loginPage'   => get_permalink( $this->login ),
				'leftPage'    => get_permalink( $this->login ) . '?atoll_done=logged-out',
				'isPrivate'   => true,
				'cookie'      => LOGGED_IN_COOKIE,
				'mark'        => ( new SessionFingerprint() )->mark( $client ),
				'warnSeconds' => 180,
			),
			$props
		);
	}

	public function test_so_does_a_page_whose_form_could_lose_answers_where_it_sleeps_and_no_other(): void {
		$form   = $this->page( $this->form() );
		$client = Browser::of( $this->client() );
		$this->assertStringContainsString( 'data-island="guard" data-on="intent"', $client->get( $form )->body, 'the form wakes it' );
		$this->assertFalse( $this->guardProps( $client->get( $form ) )['isPrivate'] );
		$this->assertSame( 0, $this->guardProps( Browser::of( $this->user( 'editor' ) )->get( $form ) )['warnSeconds'], 'who cannot stay longer is not asked' );
		$this->assertNull( $this->guardProps( $client->get( get_permalink( $this->pageWith( array(), 'Public 5c1e' ) ) ) ) );
		$visitor = ( new Browser() )->get( $form );
		$this->assertNull( $this->guardProps( $visitor ) );
		$this->assertStringNotContainsString( 'no-store', $visitor->header( 'Cache-Control' ) );
	}

	/** @param array<string, int> $values */
	public function settings( array $values ): void {
		update_option( 'atoll_portal', $values );
	}

	public function test_a_login_page_has_no_guard_and_sends_on_whoever_is_logged_in_by_now(): void {
		$visitor = ( new Browser() )->get( (string) get_permalink( $this->login ) );
		$this->assertNull( $this->guardProps( $visitor ) );
		$this->assertSame( 1, substr_count( $visitor->body, 'data-enhance="forward-logged-in"' ) );
		$this->assertStringNotContainsString( 'forward-logged-in', ( new Browser() )->get( $this->page( $this->form() ) )->body );
	}

	public function test_a_page_with_a_guard_is_asked_for_anew_when_it_comes_back_without_it(): void {
		$client = Browser::of( $this->client() );
		$form   = $this->page( $this->form() );
		$this->assertStringContainsString( 'data-enhance="reload-restored-page"', $client->get( (string) get_permalink( $this->private ) )->body );
		$this->assertStringContainsString( 'data-enhance="reload-restored-page"', $client->get( $form )->body );
		$this->assertStringNotContainsString( 'reload-restored-page', ( new Browser() )->get( $form )->body );
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

	/** @return array<string, mixed>|null Props of the guard's island. */
	private function guardProps( HttpAnswer $answer ): ?array {
		$found = preg_match( '~data-island="guard" data-on="(?:load|intent)"><script type="application/json" data-atoll="props">(.*?)</script>~', $answer->body, $match );
		return 1 === $found ? json_decode( $match[1], true ) : null;
	}
}
