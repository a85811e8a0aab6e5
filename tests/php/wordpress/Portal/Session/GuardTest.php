<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Http\Browser;
use PHPUnit\Framework\Attributes\DataProvider;

/** Visitors are sent to log in and come back; whoever is in is sent on. */
final class GuardTest extends GuardTestCase {

	public function test_a_visitor_is_sent_to_the_sites_login_page_which_remembers_where_they_wanted_to_go(): void {
		$answer = ( new Browser() )->get( get_permalink( $this->private ) . '?entry=5' );
		$this->assertSame( 302, $answer->status );
		$this->assertSame(
			get_permalink( $this->login ) . '?portalRedirect='
				. rawurlencode( $this->pathOf( $this->private ) . '?entry=5' ),
			$answer->header( 'Location' )
		);
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
		$this->assertStringNotContainsString(
			'class="atoll-login__notice"',
			( new Browser() )->get( (string) get_permalink( $this->login ) )->body
		);
	}

	public function test_a_login_leads_back_without_the_notice_of_what_was_done_before_it(): void {
		$answer = ( new Browser() )->get( get_permalink( $this->private ) . '?entry=5&atoll_done=email-asked' );
		$this->assertSame(
			get_permalink( $this->login ) . '?portalRedirect='
				. rawurlencode( $this->pathOf( $this->private ) . '?entry=5' ),
			$answer->header( 'Location' )
		);
	}

	public function test_whoever_posts_after_their_login_ended_is_told_that_nothing_was_done(): void {
		$answer = ( new Browser() )->post(
			get_permalink( $this->private ),
			'atoll_action=change-details&input_2=0400000000'
		);
		$this->assertSame( 302, $answer->status );
		$this->assertStringContainsString( 'portalRedirect=', $answer->header( 'Location' ) );
		$this->assertStringEndsWith( '&atoll_done=login-ended', $answer->header( 'Location' ) );
	}

	public function test_a_pages_own_login_page_comes_before_the_sites(): void {
		$ownLogin = $this->pageWith( array( PageMeta::IS_LOGIN_PAGE => '1' ), 'Own login 5c1e' );
		update_post_meta( $this->private, PageMeta::LOGIN_URL, $this->pathOf( $ownLogin ) );
		$this->assertStringStartsWith(
			get_permalink( $ownLogin ) . '?portalRedirect=',
			( new Browser() )->get( get_permalink( $this->private ) )->header( 'Location' )
		);
	}

	#[DataProvider( 'uselessLogins' )]
	public function test_a_login_page_that_visitors_cannot_see_is_passed_over( \Closure $make ): void {
		$useless = $make( $this );
		$this->settings( array( 'loginPage' => $useless, 'dashboardPage' => $this->dashboard ) );
		$answer = ( new Browser() )->get( get_permalink( $this->private ) );
		$this->assertStringStartsWith(
			wp_login_url( (string) get_permalink( $this->private ) ),
			$answer->header( 'Location' )
		);
		update_post_meta( $this->private, PageMeta::LOGIN_URL, '/?page_id=' . ( $useless ?: 99999999 ) );
		$this->assertStringStartsWith(
			wp_login_url(),
			( new Browser() )->get( get_permalink( $this->private ) )->header( 'Location' )
		);
	}

	/** @return iterable<string, array{\Closure(self): int}> */
	public static function uselessLogins(): iterable {
		yield 'a private one'     => array(
			static fn( self $test ) => $test->pageWith( array( PageMeta::IS_PRIVATE => '1' ), 'Closed 5c1e' ),
		);
		yield 'the page itself'   => array( static fn( self $test ) => $test->private );
		yield 'a draft'           => array(
			static fn( self $test ) => $test->pageWith(
				array( PageMeta::IS_LOGIN_PAGE => '1' ),
				'Draft 5c1e',
				'',
				'draft'
			),
		);
		yield 'in the trash'      => array(
			static fn( self $test ) => $test->pageWith(
				array( PageMeta::IS_LOGIN_PAGE => '1' ),
				'Trash 5c1e',
				'',
				'trash'
			),
		);
		yield 'none'              => array( static fn() => 0 );
		yield 'one that is gone'  => array( static fn() => 99999999 );
		yield 'below a private one' => array(
			static fn( self $test ) => $test->pageWith( array(), 'Below 5c1e', '', 'publish', $test->private ),
		);
	}

	public function test_whoever_is_in_goes_where_they_wanted_else_where_the_page_says_else_to_the_dashboard(): void {
		$client = Browser::of( $this->client() );
		$public = $this->pageWith( array(), 'Public 5c1e' );
		$this->assertSame(
			get_permalink( $this->dashboard ),
			$client->get( get_permalink( $this->login ) )->header( 'Location' )
		);
		update_post_meta( $this->login, PageMeta::REDIRECT_URL, $this->pathOf( $public ) );
		$answer = $client->get( get_permalink( $this->login ) );
		$this->assertSame( get_permalink( $public ), $answer->header( 'Location' ) );
		$this->assertSame( 'private, no-store', $answer->header( 'Cache-Control' ) );
		$wanted = $this->pathOf( $this->private ) . '?entry=5';
		$this->assertSame(
			home_url( $wanted ),
			$client->get( get_permalink( $this->login ) . '?portalRedirect=' . rawurlencode( $wanted ) )->header(
				'Location'
			)
		);
	}

	public function test_the_sites_login_page_sends_on_also_when_nobody_marked_it_as_one(): void {
		delete_post_meta( $this->login, PageMeta::IS_LOGIN_PAGE );
		$this->assertSame( 200, ( new Browser() )->get( get_permalink( $this->login ) )->status );
		$this->assertSame(
			get_permalink( $this->dashboard ),
			Browser::of( $this->client() )->get( get_permalink( $this->login ) )->header( 'Location' )
		);
	}
}
