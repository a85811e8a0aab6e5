<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Session;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Http\Browser;

/** "Log out" on private pages that no header of ours stands on. */
final class LogOutBarTest extends GuardTestCase {

	private string $theme = '';

	protected function setUp(): void {
		parent::setUp();
		$this->theme = get_stylesheet();
	}

	protected function tearDown(): void {
		switch_theme( $this->theme );
		parent::tearDown();
	}

	public function test_a_private_page_without_a_header_shows_one_above_it(): void {
		switch_theme( 'atoll' );
		update_post_meta( $this->private, PageMeta::HEADER, PageMeta::HIDDEN );
		$this->assertSame( 1, $this->bars( $this->private ) );
		$this->assertSame( 1, $this->shown( $this->private ) );
		$this->assertMatchesRegularExpression(
			'~class="atoll-skip-link".*class="atoll-log-out-bar"~s',
			$this->bodyOf( $this->private ),
			'the skip link is the first thing that Tab finds'
		);
	}

	public function test_so_does_one_under_another_theme(): void {
		switch_theme( 'twentytwentyfive' );
		$this->assertSame( 1, $this->bars( $this->private ) );
		$this->assertSame( 1, $this->shown( $this->private ) );
	}

	public function test_a_header_of_ours_has_it_already(): void {
		switch_theme( 'atoll' );
		$this->assertSame( 0, $this->bars( $this->private ) );
		$this->assertSame( 2, $this->shown( $this->private ), 'in the bar and in the panel' );
	}

	public function test_no_public_page_shows_one(): void {
		switch_theme( 'twentytwentyfive' );
		$this->assertSame( 0, $this->shown( $this->pageWith( array(), 'Public 5c1e' ) ) );
	}

	public function test_it_ends_the_session(): void {
		switch_theme( 'twentytwentyfive' );
		$client  = $this->client();
		$browser = Browser::of( $client );
		$page    = $browser->get( (string) get_permalink( $this->private ) )->body;
		$this->assertSame( 1, preg_match( '~action="([^"]+)"><input type="hidden" name="atoll_log_out" value="(\w+)">~', $page, $form ) );
		$answer = $browser->post( html_entity_decode( $form[1] ), "atoll_log_out={$form[2]}" );
		$this->assertSame( get_permalink( $this->login ) . '?atoll_done=logged-out', $answer->header( 'Location' ) );
		$this->assertSame( array(), $this->sessions( $client ) );
	}

	/** Bars at the head of the page, with their style sheet. */
	private function bars( int $page ): int {
		$body = $this->bodyOf( $page );
		$bars = substr_count( $body, '<section class="atoll-log-out-bar"' );
		$this->assertSame( $bars, preg_match_all( '~<(link|style)[^>]* id=.atoll-log-out-(inline-)?css~', $body ) );
		return $bars;
	}

	/** Forms that people can see; the guard keeps one that they cannot. */
	private function shown( int $page ): int {
		return preg_match_all( '~<form class="atoll-log-out"(?![^>]* hidden)~', $this->bodyOf( $page ) );
	}

	private function bodyOf( int $page ): string {
		return Browser::of( $this->client() )->get( (string) get_permalink( $page ) )->body;
	}
}
