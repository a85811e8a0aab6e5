<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\SetUp;

use Atoll\Admin\Demo\Demo;
use Atoll\Admin\Demo\DemoMarkers;
use Atoll\Admin\SetUp\RemainingDemoContent;
use Atoll\Admin\SetUp\SetUpActions;
use Atoll\Admin\SetUp\SetUpScreen;
use Atoll\Admin\SetUp\SetUpState;
use Atoll\Admin\ToolsProvider;
use Atoll\Platform\Database\OptionLock;
use Atoll\Tests\WordPress\Admin\Demo\SiteCopy;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

final class SetUpTest extends SiteTestCase {

	private static SiteCopy $bare;

	private SetUpState $state;
	private RemainingDemoContent $remaining;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$bare = new SiteCopy();
	}

	public static function tearDownAfterClass(): void {
		self::$bare->putBackAndDrop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
		$this->state     = new SetUpState();
		$this->remaining = new RemainingDemoContent();
		$this->state->set( SetUpState::OFFERED );
	}

	protected function tearDown(): void {
		self::$bare->putBack();
		parent::tearDown();
	}

	public function test_it_offers_the_demo_site_and_an_empty_one_and_says_what_each_does(): void {
		$html = $this->screen();
		foreach ( array( SetUpActions::DEMO, SetUpActions::EMPTY ) as $choice ) {
			$this->assertStringContainsString( 'name="choice" value="' . $choice . '"', $html );
		}
		$this->assertStringContainsString( 'Changes nothing', $html );
		$this->assertStringNotContainsString( SetUpActions::REMOVE . '"', $html );
	}

	public function test_starting_empty_changes_nothing_and_is_not_offered_again(): void {
		$pages = wp_count_posts( 'page' );
		$this->choose( SetUpActions::EMPTY );
		$this->assertEquals( $pages, wp_count_posts( 'page' ) );
		$this->assertTrue( $this->state->is( SetUpState::DONE ) );
	}

	public function test_each_request_makes_one_part_of_the_demo_and_the_last_ends_it(): void {
		$steps = array_keys( $this->demo()->steps() );
		foreach ( array_slice( $steps, 1 ) as $next ) {
			$this->choose( SetUpActions::DEMO );
			$this->assertSame( $next, $this->state->step() );
			$html = $this->screen();
			$this->assertStringContainsString( 'aria-current="step"', $html );
			$this->assertStringContainsString( 'Stop and remove it', $html );
			$this->assertStringContainsString( 'document.forms[ "atoll-demo" ].submit()', $html );
		}
		$this->choose( SetUpActions::DEMO );
		$this->assertTrue( $this->state->is( SetUpState::DONE ) );
		$this->assertTrue( $this->demo()->isInstalled() );
		$this->assertStringContainsString( 'name="choice" value="' . SetUpActions::REMOVE . '"', $this->screen() );
	}

	public function test_a_part_that_fails_is_told_and_tried_again(): void {
		$this->state->goTo( 'pages' ); // Without the forms and pictures that pages show.
		$log = ini_set( 'error_log', '/dev/null' );
		$this->choose( SetUpActions::DEMO );
		ini_set( 'error_log', (string) $log );
		$this->assertTrue( $this->state->hasFailed() );
		$html = $this->screen();
		$this->assertStringContainsString( 'Try again', $html );
		$this->assertStringNotContainsString( '.submit()', $html );
		$this->assertStringContainsString( 'name="choice" value="' . SetUpActions::REMOVE . '"', $html );
		$this->assertSame( 'pages', $this->state->step() );
	}

	public function test_the_dashboard_tells_of_a_demo_that_is_half_made(): void {
		$owner     = Browser::of( $this->user( 'administrator' ) );
		$dashboard = static fn(): string => $owner->get( '/wp-admin/index.php' )->body;
		$this->assertStringContainsString( 'Atoll is ready.', $dashboard() );
		$this->state->goTo( 'articles' );
		$notice = '~notice-warning[^>]*><p>The demo site is half made\. %s<a href="[^"]*page=atoll-set-up">Continue or remove it</a>~';
		$this->assertMatchesRegularExpression( sprintf( $notice, '' ), $dashboard() );
		$this->state->fail( 'articles' );
		$failed = sprintf( $notice, 'This part did not work: Articles\. ' );
		$this->assertMatchesRegularExpression( $failed, $dashboard() );
		$this->state->set( SetUpState::DONE );
		$this->assertStringNotContainsString( 'page=atoll-set-up">Con', $dashboard() );
	}

	public function test_what_is_half_made_is_taken_away_after_the_part_that_is_being_made(): void {
		array_map( fn() => $this->choose( SetUpActions::DEMO ), range( 1, 3 ) );
		$this->assertTrue( $this->demo()->isInstalled() );
		add_option( 'atoll_set_up_lock', ( time() + 1 ) . ' another process' );
		$this->choose( SetUpActions::REMOVE );
		$this->assertFalse( $this->demo()->isInstalled() );
		$this->assertTrue( $this->state->is( SetUpState::DONE ) );
	}

	public function test_a_double_click_makes_nothing_twice(): void {
		$this->state->goTo( 'pictures' );
		$answers = $this->chooseAtOnce( 3, SetUpActions::DEMO, 'administrator' );
		$this->assertSame( array( 302, 302, 302 ), array_column( $answers, 'status' ) );
		$marks = $GLOBALS['wpdb']->get_col(
			$GLOBALS['wpdb']->prepare(
				'SELECT meta_value FROM %i WHERE meta_key = %s',
				$GLOBALS['wpdb']->postmeta,
				DemoMarkers::KEY
			)
		);
		$this->assertNotEmpty( $marks );
		$this->assertSame( array_values( array_unique( $marks ) ), $marks );
		wp_cache_flush();
	}

	public function test_removing_the_demo_says_what_stays_and_says_it_once(): void {
		$this->demo()->install();
		$page = get_page_by_path( 'terms-conditions' );
		wp_update_post( array( 'ID' => $page->ID, 'post_title' => 'Our terms' ) );
		$this->assertStringContainsString( 'confirm( "Remove the demo?', $this->screen() );
		$this->choose( SetUpActions::REMOVE );
		$this->assertStringContainsString( '<li>Our terms</li>', $this->screen() );
		$this->assertStringNotContainsString( 'Our', $this->screen() );
	}

	public function test_only_who_may_manage_the_site_and_meant_it_is_heard(): void {
		$this->assertSame( 403, $this->chooseAs( 'administrator', 'a wrong nonce' )->status );
		$this->assertSame( 403, $this->chooseAs( 'editor' )->status );
		$this->assertTrue( $this->freshState()->is( SetUpState::OFFERED ) );
		$answer = $this->chooseAs( 'administrator' );
		$this->assertSame( 302, $answer->status );
		$this->assertStringEndsWith( 'page=atoll-set-up', (string) $answer->header( 'Location' ) );
		$this->assertTrue( $this->freshState()->is( SetUpState::DONE ) );
	}

	/** Chooses to start empty, over the network. */
	private function chooseAs( string $role, string $nonce = '' ): HttpAnswer {
		return $this->chooseAtOnce( 1, SetUpActions::EMPTY, $role, $nonce )[0];
	}

	/** @return list<HttpAnswer> */
	private function chooseAtOnce( int $times, string $choice, string $role, string $nonce = '' ): array {
		$user    = $this->actAs( $role );
		$token   = \WP_Session_Tokens::get_instance( $user )->create( time() + 60 );
		$cookies = array(
			constant( 'AUTH_COOKIE' ) => wp_generate_auth_cookie( $user, time() + 60, 'auth', $token ),
			LOGGED_IN_COOKIE => wp_generate_auth_cookie( $user, time() + 60, 'logged_in', $token ),
		);
		$_COOKIE = array( ...$_COOKIE, ...$cookies );
		$fields  = array(
			'action'   => ToolsProvider::SET_UP,
			'choice'   => $choice,
			'_wpnonce' => '' === $nonce ? wp_create_nonce( ToolsProvider::SET_UP ) : $nonce,
		);
		$answers = Http::postAtOnce(
			$times,
			'/wp-admin/admin-post.php',
			http_build_query( $fields ),
			array( 'Cookie: ' . http_build_query( $cookies, '', '; ' ) )
		);
		$_COOKIE = array_diff_key( $_COOKIE, $cookies );
		return $answers;
	}

	/** The other process wrote it. */
	private function freshState(): SetUpState {
		wp_cache_flush();
		return $this->state;
	}

	private function choose( string $choice ): void {
		$setUpActions = new SetUpActions(
			$this->demo( ... ),
			$this->state,
			$this->remaining,
			new OptionLock( $GLOBALS['wpdb'], 'atoll_set_up_lock', 60 )
		);
		$setUpActions->choose( $choice );
	}

	private function screen(): string {
		ob_start();
		( new SetUpScreen( $this->demo( ... ), $this->state, $this->remaining ) )->print();
		return (string) ob_get_clean();
	}

	private function demo(): Demo {
		return Inside::fresh( Demo::class );
	}
}
