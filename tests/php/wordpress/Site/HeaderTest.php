<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Site\Menu\MenuCachePriming;
use Atoll\Site\Menu\MenuPosition;
use Atoll\Site\Menu\Menus;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;
use Atoll\Tests\WordPress\Support\HeaderTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class HeaderTest extends HeaderTestCase {

	public function test_a_parent_is_a_button_that_names_the_list_it_opens_and_holds_a_press_for_the_island(): void {
		$parent = $this->item( 'Services', '#' );
		$this->item( 'Refinancing', '/#refinancing', $parent );
		$html = $this->header();
		$this->assertSame( 1, preg_match( '~<button [^>]*aria-expanded="false" data-hold aria-controls="([^"]+)">Services~', $html, $found ) );
		$this->assertStringContainsString( 'id="' . $found[1] . '"', $html );
		$this->assertStringContainsString( 'href="/#refinancing"', $html );
	}

	public function test_what_stands_below_a_page_that_is_gone_stays_in_the_menu(): void {
		$gone   = $this->pageOf( 'Services' );
		$parent = $this->item( 'Services', '', page: $gone );
		$child  = $this->item( 'Refinancing', '/services/refinancing/', $parent );
		$this->item( 'Fixed rates', '/services/refinancing/fixed/', $child );
		wp_trash_post( $gone );
		$html = $this->header();
		$this->assertStringNotContainsString( 'Services', $html );
		$this->assertMatchesRegularExpression( '~<button [^>]*class="atoll-menu__link atoll-menu__toggle"[^>]*>Refinancing~', $html );
		$this->assertStringContainsString( 'href="/services/refinancing/fixed/"', $html );
		wp_delete_post( $gone, true ); // Takes its entry of the menu with it.
		$this->assertStringContainsString( 'href="/services/refinancing/fixed/"', $this->header() );
	}

	#[DataProvider( 'unpublished' )]
	public function test_a_page_that_visitors_cannot_open_yet_is_in_no_menu_of_theirs( string $status, string $date ): void {
		$page   = $this->pageOf( 'New offer' );
		$parent = $this->item( 'Services', '/services/' );
		$entry  = $this->item( 'New offer', '', $parent, page: $page );
		$this->item( 'Its terms', '/terms/', $entry );
		wp_update_post( array( 'ID' => $page, 'post_status' => $status, 'post_date' => $date, 'post_date_gmt' => $date, 'edit_date' => true ) );
		$this->assertSame( $status, get_post_status( $page ) );
		$this->assertStringContainsString( 'New offer', $this->header(), 'Whoever may read the page keeps the way to it.' );
		wp_set_current_user( 0 );
		$html = $this->header();
		$this->assertStringNotContainsString( 'New offer', $html );
		$this->assertMatchesRegularExpression( '~<li class="atoll-submenu__item"><a [^>]*href="/terms/"~', $html );
	}

	/** @return array<string, array{string, string}> */
	public static function unpublished(): array {
		return array(
			'a draft'                           => array( 'draft', '2026-01-01 00:00:00' ),
			'one that waits for a look'         => array( 'pending', '2026-01-01 00:00:00' ),
			'one that is published in a decade' => array( 'future', '2036-01-01 00:00:00' ),
			'one for editors alone'             => array( 'private', '2026-01-01 00:00:00' ),
		);
	}

	public function test_a_parents_own_page_is_the_first_entry_below_it(): void {
		$parent = $this->item( 'Services', '/services/' );
		$this->item( 'Refinancing', '/services/refinancing/', $parent );
		$html = $this->header();
		$this->assertLessThan( strpos( $html, 'href="/services/refinancing/"' ), (int) strpos( $html, 'href="/services/"' ) );
		$this->assertLessThan( strrpos( $html, 'href="/services/refinancing/"' ), (int) strrpos( $html, 'href="/services/"' ) );
	}

	/** src/styles/header/bar.css shows nothing of the bar before this has come. */
	public function test_the_bar_ends_with_its_mark(): void {
		$this->item( 'Services', '/services/' );
		$this->assertStringEndsWith( '<span class="atoll-header__end" hidden></span></div></div></div>', trim( $this->header() ) );
	}

	public function test_description_and_icon_are_kept(): void {
		$parent = $this->item( 'Services', '#' );
		$item   = $this->item( 'Vehicles', '/#vehicles', $parent, 'Cars and utes' );
		update_post_meta( $item, Menus::ICON, 'ute' );
		$html = $this->header();
		$this->assertStringContainsString( '>Cars and utes<', $html );
		$this->assertMatchesRegularExpression( '~href="/#vehicles"[^>]*><svg~', $html );
	}

	public function test_an_icon_that_does_not_exist_prints_nothing(): void {
		update_post_meta( $this->item( 'Vehicles', '/#vehicles' ), Menus::ICON, '../../../atoll.php' );
		$this->assertMatchesRegularExpression( '~href="/#vehicles"><span~', $this->header() );
	}

	public function test_a_title_is_text(): void {
		$this->item( '<img src=x onerror=alert(1)>Home', '/' );
		$this->assertStringNotContainsString( '<img', $this->header() );
	}

	public function test_another_window_is_opened_without_a_way_back_into_this_one(): void {
		$item = $this->item( 'Register', 'https://example.com/' );
		update_post_meta( $item, '_menu_item_target', '_blank' );
		$this->assertStringContainsString( 'target="_blank" rel="noopener"', $this->header() );
	}

	#[DataProvider( 'nowhere' )]
	public function test_an_entry_that_leads_nowhere_is_text( string $url ): void {
		$entry = $this->item( 'Just words', $url );
		if ( '' === $url ) {
			update_post_meta( $entry, '_menu_item_url', '' );
		}
		$html = $this->header();
		$this->assertSame( 2, substr_count( $html, '>Just words<' ), 'in the bar and in the panel' );
		$this->assertDoesNotMatchRegularExpression( '~<a[^>]*>(<span[^>]*>)*Just words~', $html );
		$this->assertStringNotContainsString( 'href=""', $html );
	}

	/** @return iterable<string, array{string}> */
	public static function nowhere(): iterable {
		yield 'a hash' => array( '#' );
		yield 'no address' => array( '' );
	}

	public function test_the_phone_number_can_be_dialled(): void {
		update_option( 'atoll_company', array( 'phone' => '1800 975 707' ) );
		$this->assertStringContainsString( 'href="tel:1800975707"', $this->header() );
	}

	public function test_a_link_to_elsewhere_says_so_to_everybody(): void {
		$item = $this->item( 'Register', 'https://example.com/' );
		update_post_meta( $item, '_menu_item_target', '_blank' );
		$this->item( 'Ours', home_url( '/ours/' ) );
		$html = $this->header();
		$this->assertSame( 2, substr_count( $html, '(opens in a new tab)' ), 'in the bar and in the panel' );
		$this->assertMatchesRegularExpression( '~>Register<svg[^>]*>.*?</svg><span class="screen-reader-text"> \\(opens in a new tab\\)</span></span>~', $html );
	}

	public function test_menus_go_to_any_depth(): void {
		$third = $this->item( 'Third', '/3/', $this->item( 'Second', '/2/', $this->item( 'First', '/1/' ) ) );
		$this->item( 'Fourth', '/4/', $third );
		$this->assertSame( 2, substr_count( $this->header(), 'href="/4/"' ), 'in the bar and in the panel' );
	}

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
		$this->assertMatchesRegularExpression( '~<a class="atoll-menu__link"[^>]* aria-current="true">~', $this->header() );
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

	public function test_the_page_decides_which_header_it_wears(): void {
		update_option( 'atoll_header', array( 'headerPrimary' => $this->cta( 'First' ), 'headerSecondary' => $this->cta( 'Second' ) ) );
		$page = $this->pageOf( 'Landing' );
		query_posts( array( 'page_id' => $page ) );
		$this->assertStringContainsString( '>First<', $this->header() );
		update_post_meta( $page, PageMeta::HEADER, PageSettings::SECONDARY );
		$this->assertStringContainsString( '>Second<', $this->header() );
		$this->assertStringContainsString( '>First<', $this->header( 'primary' ), 'A block may insist.' );
		update_post_meta( $page, PageMeta::HEADER, PageMeta::HIDDEN );
		$this->assertStringNotContainsString( 'atoll-header', $this->header() );
		$this->assertStringContainsString( 'href="#main"', $this->header() );
	}

	public function test_log_out_stands_on_private_pages_only_and_for_those_who_are_logged_in(): void {
		$page = $this->pageOf( 'Members' );
		query_posts( array( 'page_id' => $page ) );
		$this->assertStringNotContainsString( 'Log out', $this->header() );
		update_post_meta( $page, PageMeta::IS_PRIVATE, true );
		update_post_meta( $page, PageMeta::LOGIN_URL, '/portal/' );
		$html = $this->header();
		$this->assertSame( 2, substr_count( $html, 'Log out' ), 'in the bar and in the panel' );
		$form = '~<form class="atoll-header__leave" method="post" action="' . preg_quote( esc_url( (string) get_permalink( $page ) ), '~' ) . '"><input type="hidden" name="atoll_log_out" value="\w+"><button ~';
		$this->assertSame( 2, preg_match_all( $form, $html ), 'a button that posts, and no address that ends anything' );
		$this->assertStringNotContainsString( 'atoll_log_out=', $html );
		wp_set_current_user( 0 );
		$this->assertStringNotContainsString( 'Log out', $this->header() );
	}

	public function test_the_logo_leads_home(): void {
		$this->assertMatchesRegularExpression( '~<a class="atoll-header__logo" href="' . preg_quote( home_url( '/' ), '~' ) . '" rel="home"~', $this->header() );
	}

	public function test_layouts_are_the_settings(): void {
		update_option( 'atoll_header', array( 'headerPrimary' => array( 'headerDesktopLayout' => 'center', 'headerMobileLayout' => 'full' ) ) );
		$this->assertMatchesRegularExpression( '~class="atoll-header atoll-header--center atoll-header--full atoll-header--from-992"~', $this->header() );
	}

	public function test_a_logo_that_is_gone_leaves_the_name(): void {
		update_option( 'atoll_header', array( 'headerPrimary' => array( 'headerLogo' => 'image', 'headerLogoImage' => 999999 ) ) );
		$this->assertStringContainsString( 'atoll-header__name', $this->header() );
	}

	public function test_both_headers_have_the_same_settings(): void {
		$shape = \Atoll\plugin()->settings()->shape( 'header' );
		$this->assertSame( array_keys( $shape->map( 'headerPrimary' )->array( 'settings' ) ), array_keys( $shape->map( 'headerSecondary' )->array( 'settings' ) ) );
	}

	public function test_an_entry_has_the_names_of_the_page_context(): void {
		$parent = $this->item( 'Services', 'https://example.com/', 0, 'What we do' );
		update_post_meta( $parent, Menus::ICON, 'ute' );
		$this->item( 'Vehicles', '/vehicles/', $parent );
		$items = array_map( static fn( $item ) => $item->toArray(), ( new Menus( new MenuPosition(), new MenuCachePriming() ) )->at( Menus::MAIN ) );
		$this->assertSame(
			array(
				'title'          => 'Services',
				'description'    => 'What we do',
				'url'            => 'https://example.com/',
				'submenus'       => array( array( 'title' => 'Vehicles', 'description' => '', 'url' => '/vehicles/', 'submenus' => array(), 'headerMenuIcon' => '', 'isExternal' => false, 'target' => '' ) ),
				'headerMenuIcon' => 'ute',
				'isExternal'     => true,
				'target'         => '',
			),
			$items[0]
		);
	}

	public function test_a_long_menu_asks_the_database_no_more_often_than_a_short_one(): void {
		$this->item( 'One', '/1/' );
		$short = $this->queries();
		for ( $i = 0; $i < 20; $i++ ) {
			$this->item( "Page $i", (string) get_permalink( $this->pageOf( "Page $i" ) ), 0, '', $this->lastPage );
		}
		// Those to pages bring the pages with them: all of them in two questions.
		$this->assertLessThanOrEqual( $short + 2, $this->queries() );
	}

	public function test_menus_at_several_places_are_fetched_together(): void {
		global $wpdb;
		$this->item( 'One', (string) get_permalink( $this->pageOf( 'One' ) ), 0, '', $this->lastPage );
		$other = (int) wp_create_nav_menu( 'Footer test' );
		wp_update_nav_menu_item( $other, 0, array( 'menu-item-title' => 'Two', 'menu-item-url' => '/2/', 'menu-item-status' => 'publish' ) );
		set_theme_mod( 'nav_menu_locations', array( Menus::MAIN => $this->menu, Menus::FOOTER => $other ) );
		wp_cache_flush();
		get_option( 'home' );
		$menus = new Menus( new MenuPosition(), new MenuCachePriming() );
		$this->assertCount( 1, $menus->at( Menus::MAIN ) );
		$before = $wpdb->num_queries;
		$second = $menus->at( Menus::FOOTER );
		$asked  = $wpdb->num_queries - $before;
		wp_delete_nav_menu( $other );
		$this->assertCount( 1, $second );
		// For its entries alone.
		$this->assertSame( 1, $asked );
	}

	/** Questions to the database for one header, as on a page that nobody has seen yet. */
	private function queries(): int {
		global $wpdb;
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$this->header();
		return $wpdb->num_queries - $before;
	}

	/** @return array<string, mixed> */
	private function cta( string $label ): array {
		return array( 'headerCtas' => array( array( 'headerCtaOptionLabel' => $label, 'headerCtaLink' => '/contact/' ) ) );
	}
}
