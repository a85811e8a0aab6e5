<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Menu;

use Atoll\Site\Menu\MenuCachePriming;
use Atoll\Site\Menu\MenuPosition;
use Atoll\Site\Menu\Menus;
use Atoll\Tests\WordPress\Support\Cases\HeaderTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class MenusTest extends HeaderTestCase {

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
	public function test_a_page_that_visitors_cannot_open_yet_is_in_no_menu_of_theirs(
		string $status,
		string $date
	): void {
		$page   = $this->pageOf( 'New offer' );
		$parent = $this->item( 'Services', '/services/' );
		$entry  = $this->item( 'New offer', '', $parent, page: $page );
		$this->item( 'Its terms', '/terms/', $entry );
		wp_update_post(
			array(
				'ID'            => $page,
				'post_status'   => $status,
				'post_date'     => $date,
				'post_date_gmt' => $date,
				'edit_date'     => true,
			)
		);
		$this->assertSame( $status, get_post_status( $page ) );
		$this->assertStringContainsString(
			'New offer',
			$this->header(),
			'Whoever may read the page keeps the way to it.'
		);
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

	public function test_description_and_icon_are_kept(): void {
		$parent = $this->item( 'Services', '#' );
		$item   = $this->item( 'Vehicles', '/#vehicles', $parent, 'Cars and utes' );
		update_post_meta( $item, Menus::ICON, 'ute' );
		$html = $this->header();
		$this->assertStringContainsString( '>Cars and utes<', $html );
		$this->assertMatchesRegularExpression( '~href="/#vehicles"[^>]*><svg~', $html );
	}

	public function test_description_and_icon_are_kept_where_an_entry_leads_nowhere(): void {
		$item = $this->item( 'Vehicles', '#', $this->item( 'Services', '/services/' ), 'Cars and utes' );
		update_post_meta( $item, Menus::ICON, 'ute' );
		$html = $this->header();
		$this->assertSame( 2, substr_count( $html, '>Cars and utes<' ), 'in the bar and in the panel' );
		$this->assertMatchesRegularExpression( '~<li class="atoll-submenu__item"><span [^>]*><svg~', $html );
	}

	public function test_an_icon_that_does_not_exist_prints_nothing(): void {
		update_post_meta( $this->item( 'Vehicles', '/#vehicles' ), Menus::ICON, '../../../atoll.php' );
		$this->assertMatchesRegularExpression( '~href="/#vehicles"><span~', $this->header() );
	}

	public function test_a_title_is_text(): void {
		$this->item( '<img src=x onerror=alert(1)>Home', '/' );
		$this->assertStringNotContainsString( '<img', $this->header() );
	}

	public function test_a_title_is_counted_shown_and_handed_out_as_people_read_it(): void {
		$guide = $this->pageOf( "Buyer's guide" );
		$this->item( '', '', page: $guide );
		$this->item( 'Fees &amp; charges', '/fees/', 0, 'What &#8220;fixed&#8221; means' );
		$entries = ( new Menus( new MenuPosition(), new MenuCachePriming() ) )->at( Menus::MAIN );
		$this->assertSame( array( 'Buyer’s guide', 'Fees & charges' ), array_column( $entries, 'title' ) );
		$this->assertSame( 'What “fixed” means', $entries[1]->toArray()['description'] );
		$html = $this->header();
		$this->assertStringContainsString( '>Buyer’s guide<', $html );
		$this->assertStringContainsString( '>Fees &amp; charges<', $html );
	}

	public function test_another_window_is_opened_without_a_way_back_into_this_one(): void {
		$item = $this->item( 'Register', 'https://example.com/' );
		update_post_meta( $item, '_menu_item_target', '_blank' );
		$this->assertStringContainsString( 'target="_blank" rel="noopener"', $this->header() );
	}

	public function test_what_an_editor_enters_beside_the_address_is_printed_with_the_link(): void {
		$ours   = $this->item( 'Ours', '/ours/' );
		$parent = $this->item( 'Partner', 'https://example.com/', 0 );
		$this->item( 'Below', '/below/', $parent );
		update_post_meta( $ours, '_menu_item_xfn', 'nofollow' );
		wp_update_post( array( 'ID' => $ours, 'post_excerpt' => 'OURS' ) );
		update_post_meta( $parent, '_menu_item_xfn', 'sponsored noopener' );
		update_post_meta( $parent, '_menu_item_target', '_blank' );
		wp_update_post( array( 'ID' => $parent, 'post_excerpt' => 'Cars &amp; "utes"' ) );
		$html = $this->header();
		$this->assertStringContainsString(
			'href="/ours/" rel="nofollow">',
			$html,
			'A title that says the same is left out.'
		);
		$link = 'target="_blank" rel="sponsored noopener" title="Cars &amp; “utes”"';
		$this->assertSame( 2, substr_count( $html, $link ), 'in the bar and in the panel' );
	}

	public function test_the_privacy_policy_says_that_it_is_one(): void {
		$page = $this->pageOf( 'Privacy' );
		$this->item( 'Privacy', '', page: $page );
		update_option( 'wp_page_for_privacy_policy', $page );
		$html = $this->header();
		delete_option( 'wp_page_for_privacy_policy' );
		$this->assertStringContainsString( 'rel="privacy-policy"', $html );
		$this->assertStringNotContainsString( 'rel="privacy-policy"', $this->header() );
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

	public function test_an_entry_has_the_names_of_the_page_context(): void {
		$parent = $this->item( 'Services', 'https://example.com/', 0, 'What we do' );
		update_post_meta( $parent, Menus::ICON, 'ute' );
		$this->item( 'Vehicles', '/vehicles/', $parent );
		$items = array_map(
			static fn( $item ) => $item->toArray(),
			( new Menus( new MenuPosition(), new MenuCachePriming() ) )->at( Menus::MAIN )
		);
		$this->assertSame(
			array(
				'title'          => 'Services',
				'description'    => 'What we do',
				'url'            => 'https://example.com/',
				'submenus'       => array(
					array(
						'title'          => 'Vehicles',
						'description'    => '',
						'url'            => '/vehicles/',
						'submenus'       => array(),
						'headerMenuIcon' => '',
						'isExternal'     => false,
						'target'         => '',
					),
				),
				'headerMenuIcon' => 'ute',
				'isExternal'     => true,
				'target'         => '',
			),
			$items[0]
		);
	}
}
