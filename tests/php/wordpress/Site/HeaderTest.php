<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Platform\Settings\Settings;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;
use Atoll\Tests\WordPress\Support\Cases\HeaderTestCase;
use Atoll\Tests\WordPress\Support\Inside;

final class HeaderTest extends HeaderTestCase {

	public function test_a_parent_is_a_button_that_names_the_list_it_opens_and_holds_a_press_for_the_island(): void {
		$parent = $this->item( 'Services', '#' );
		$this->item( 'Refinancing', '/#refinancing', $parent );
		$html = $this->header();
		$this->assertSame( 1, preg_match( '~<button [^>]*aria-expanded="false" data-hold aria-controls="([^"]+)">Services~', $html, $found ) );
		$this->assertStringContainsString( 'id="' . $found[1] . '"', $html );
		$this->assertStringContainsString( 'href="/#refinancing"', $html );
	}

	/** A tap opens by it for as long as no script listens; Safari gives it only to buttons that ask. */
	public function test_a_parent_asks_for_the_focus_of_a_tap(): void {
		$this->item( 'Refinancing', '/#refinancing', $this->item( 'Services', '#' ) );
		$this->assertMatchesRegularExpression( '~<button [^>]*class="atoll-menu__link atoll-menu__toggle" tabindex="0"~', $this->header() );
	}

	public function test_a_parents_own_page_is_the_first_entry_below_it(): void {
		$parent = $this->item( 'Services', '/services/' );
		$this->item( 'Refinancing', '/services/refinancing/', $parent );
		$html = $this->header();
		$this->assertLessThan(
			strpos( $html, 'href="/services/refinancing/"' ),
			(int) strpos( $html, 'href="/services/"' )
		);
		$this->assertLessThan(
			strrpos( $html, 'href="/services/refinancing/"' ),
			(int) strrpos( $html, 'href="/services/"' )
		);
	}

	/** src/styles/header/bar.css shows nothing of the bar before this has come. */
	public function test_the_bar_ends_with_its_mark(): void {
		$this->item( 'Services', '/services/' );
		$this->assertStringEndsWith( '<span class="atoll-header__end" hidden></span></div></div></div>', trim( $this->header() ) );
	}

	public function test_the_phone_number_can_be_dialled(): void {
		update_option( 'atoll_company', array( 'phone' => '1800 975 707' ) );
		$this->assertStringContainsString( 'href="tel:1800975707"', $this->header() );
	}

	public function test_the_page_decides_which_header_it_wears(): void {
		update_option(
			'atoll_header',
			array( 'headerPrimary' => $this->cta( 'First' ), 'headerSecondary' => $this->cta( 'Second' ) )
		);
		$page = $this->pageOf( 'Landing' );
		query_posts( array( 'page_id' => $page ) );
		$this->assertStringContainsString( '>First<', $this->header() );
		update_post_meta( $page, PageMeta::HEADER, PageSettings::SECONDARY );
		$this->assertStringContainsString( '>Second<', $this->header() );
		$this->assertStringContainsString( '>First<', $this->header( 'primary' ), 'A block may insist.' );
		update_post_meta( $page, PageMeta::HEADER, PageMeta::HIDDEN );
		$this->assertStringNotContainsString( 'atoll-header', $this->header() );
	}

	public function test_log_out_stands_on_private_pages_only_and_for_those_who_are_logged_in(): void {
		$page = $this->pageOf( 'Members' );
		query_posts( array( 'page_id' => $page ) );
		$this->assertStringNotContainsString( 'Log out', $this->header() );
		update_post_meta( $page, PageMeta::IS_PRIVATE, true );
		update_post_meta( $page, PageMeta::LOGIN_URL, '/portal/' );
		$html = $this->header();
		$this->assertSame( 2, substr_count( $html, 'Log out' ), 'in the bar and in the panel' );
		$form = '~<form class="atoll-log-out" method="post" action="'
			. preg_quote( esc_url( (string) get_permalink( $page ) ), '~' )
			. '"><input type="hidden" name="atoll_log_out" value="\w+"><button ~';
		$this->assertSame(
			2,
			preg_match_all( $form, $html ),
			'a button that posts, and no address that ends anything'
		);
		$this->assertStringNotContainsString( 'atoll_log_out=', $html );
		wp_set_current_user( 0 );
		$this->assertStringNotContainsString( 'Log out', $this->header() );
	}

	public function test_the_logo_leads_home(): void {
		$this->assertMatchesRegularExpression(
			'~<a class="atoll-header__logo" href="' . preg_quote( home_url( '/' ), '~' ) . '" rel="home"~',
			$this->header()
		);
	}

	public function test_layouts_are_the_settings(): void {
		update_option(
			'atoll_header',
			array( 'headerPrimary' => array( 'headerDesktopLayout' => 'center', 'headerMobileLayout' => 'full' ) )
		);
		$this->assertMatchesRegularExpression( '~class="atoll-header atoll-header--center atoll-header--full atoll-header--from-992"~', $this->header() );
	}

	public function test_a_logo_that_is_gone_leaves_the_name(): void {
		update_option(
			'atoll_header',
			array( 'headerPrimary' => array( 'headerLogo' => 'image', 'headerLogoImage' => 999999 ) )
		);
		$this->assertStringContainsString( 'atoll-header__name', $this->header() );
	}

	public function test_both_headers_have_the_same_settings(): void {
		$shape = Inside::get( Settings::class )->shape( 'header' );
		$this->assertSame(
			array_keys( $shape->map( 'headerPrimary' )->array( 'settings' ) ),
			array_keys( $shape->map( 'headerSecondary' )->array( 'settings' ) )
		);
	}

	/** @return array<string, mixed> */
	private function cta( string $label ): array {
		return array(
			'headerCtas' => array( array( 'headerCtaOptionLabel' => $label, 'headerCtaLink' => '/contact/' ) ),
		);
	}
}
