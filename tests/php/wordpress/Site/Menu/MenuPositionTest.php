<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Menu;

use Atoll\Tests\WordPress\Support\Cases\HeaderTestCase;

final class MenuPositionTest extends HeaderTestCase {

	public function test_the_page_and_the_way_to_it_are_marked(): void {
		$page  = $this->pageOf( 'Refinancing' );
		$above = $this->item( 'Services', '#' );
		$this->item( 'Refinancing', (string) get_permalink( $page ), $above, '', $page );
		$this->item( 'A part of it', get_permalink( $page ) . '#costs', $above );
		query_posts( array( 'page_id' => $page ) );
		do_action( 'wp', $GLOBALS['wp'] ); // The page is being shown.
		$html = $this->header();
		$this->assertSame( 2, substr_count( $html, 'aria-current="page"' ), 'in the bar and in the panel' );
		$this->assertMatchesRegularExpression( '~<button[^>]* aria-current="true">Services~', $html );
		$this->assertMatchesRegularExpression( '~<details class="atoll-panel__group" open><summary[^>]* aria-current="true">~', $html );
	}

	public function test_a_page_that_no_menu_names_marks_the_page_above_it(): void {
		$above = $this->pageOf( 'Services' );
		$this->item( 'Services', (string) get_permalink( $above ), 0, '', $above );
		$page = $this->pageOf( 'New' );
		wp_update_post( array( 'ID' => $page, 'post_parent' => $above ) );
		query_posts( array( 'page_id' => $page ) );
		do_action( 'wp', $GLOBALS['wp'] );
		$this->assertMatchesRegularExpression(
			'~<a class="atoll-menu__link"[^>]* aria-current="true">~',
			$this->header()
		);
	}

	public function test_a_search_and_a_missing_page_stand_nowhere(): void {
		$news = $this->pageOf( 'News' );
		update_option( 'page_for_posts', $news );
		$this->item( 'News', (string) get_permalink( $news ), 0, '', $news );
		foreach ( array( array( 's' => 'loan' ), array( 'error' => '404' ) ) as $query ) {
			query_posts( $query );
			do_action( 'wp', $GLOBALS['wp'] );
			$this->assertStringNotContainsString( 'aria-current', $this->header() );
		}
		update_option( 'page_for_posts', 0 );
	}
}
