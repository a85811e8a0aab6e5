<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Site\Menu\Menus;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class FooterTest extends SiteTestCase {

	/** @var list<int> */
	private array $menus = array();
	private mixed $locations;

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
		$this->locations = get_theme_mod( 'nav_menu_locations' );
		set_theme_mod( 'nav_menu_locations', array() );
		update_option(
			'atoll_company',
			array(
				'phone'                => '1800 975 707',
				'email'                => 'hello@example.com.au',
				'legalName'            => 'Example Pty Ltd',
				'abn'                  => '00 000 000 000',
				'creditLicence'        => '000001',
				'creditRepresentative' => '000002',
				'licensee'             => 'Licensee <b>Pty</b> Ltd',
				'disclaimer'           => "First <i>paragraph</i>.\n\nSecond.",
				'socialLinks'          => array(
					array( 'name' => 'LinkedIn', 'url' => 'https://www.linkedin.com/' ),
					array( 'name' => 'Nowhere', 'url' => '' ),
					array( 'name' => 'Trap', 'url' => 'javascript:alert(1)' ),
				),
			)
		);
	}

	protected function tearDown(): void {
		array_map( 'wp_delete_nav_menu', $this->menus );
		set_theme_mod( 'nav_menu_locations', $this->locations );
		delete_option( 'atoll_company' );
		delete_option( 'atoll_footer' );
		wp_reset_query();
		array_map(
			static fn( string $name ) => wp_dequeue_style( "atoll-footer-$name" ),
			array( 'default', 'shirohato', 'third', 'hume', 'mfis' )
		);
		parent::tearDown();
	}

	#[DataProvider( 'looks' )]
	public function test_every_look_says_the_same( string $skin, string $custom, string $class ): void {
		$parent = $this->item( Menus::FOOTER, 'Services', '/services/' );
		$this->item( Menus::FOOTER, 'Refinancing', '/services/refinancing/', $parent );
		$this->item( Menus::FOOTER, 'Contact', '/contact/' );
		$this->item( Menus::FOOTER_SUB, 'Privacy', '/privacy-policy/' );
		$this->setSkin( $skin, $custom );
		$html = $this->footer();
		$this->assertStringContainsString( "atoll-footer--$class\"", $html );
		$expected = array(
			'href="tel:1800975707"',
			'href="mailto:hello@example.com.au"',
			'href="/services/"',
			'href="/services/refinancing/"',
			'href="/contact/"',
			'href="/privacy-policy/"',
			'<p>Second.</p>',
			'Credit Representative 000002 of Licensee &lt;b&gt;Pty&lt;/b&gt; Ltd, Australian Credit Licence 000001 · ABN 00 000 000 000',
			'Traditional Custodians',
			'>LinkedIn</a>',
			'© ' . wp_date( 'Y' ),
			'>One large sentence.<',
		);
		foreach ( $expected as $words ) {
			$this->assertStringContainsString( $words, $html, $words );
		}
		$this->assertStringNotContainsString( '<i>', $html );
		$this->assertStringNotContainsString( 'Nowhere', $html );
		$this->assertStringNotContainsString( 'javascript:', $html );
		$this->assertTrue( wp_style_is( "atoll-footer-$class", 'enqueued' ) );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function looks(): iterable {
		yield 'default'       => array( 'default', 'hume', 'default' );
		yield 'shirohato'     => array( 'shirohato', 'hume', 'shirohato' );
		yield 'third'         => array( 'third', 'mfis', 'third' );
		yield 'custom: hume'  => array( 'custom', 'hume', 'hume' );
		yield 'custom: mfis'  => array( 'custom', 'mfis', 'mfis' );
		yield 'one that is gone' => array( 'of-a-later-version', '', 'default' );
	}

	#[DataProvider( 'looks' )]
	public function test_nothing_empty_is_printed_where_nothing_is_known( string $skin, string $custom ): void {
		delete_option( 'atoll_company' );
		update_option(
			'atoll_footer',
			array( 'footerPrimary' => array( 'footerSkin' => $skin, 'footerCustom' => $custom ) )
		);
		$html = $this->footer();
		$this->assertDoesNotMatchRegularExpression( '~<(p|ul|nav|a|li|div class="atoll-footer__(legal|row)")[^>]*></~', $html );
		$this->assertStringNotContainsString( 'tel:', $html );
	}

	public function test_only_the_sheet_of_the_look_that_shows_is_loaded(): void {
		$this->setSkin( 'third' );
		$this->footer();
		foreach ( array( 'default', 'shirohato', 'hume', 'mfis' ) as $other ) {
			$this->assertFalse( wp_style_is( "atoll-footer-$other", 'enqueued' ), $other );
		}
	}

	public function test_a_group_of_links_is_named_by_its_parent(): void {
		$this->item( Menus::FOOTER, 'Refinancing', '/r/', $this->item( Menus::FOOTER, 'Services', '#' ) );
		$html = $this->footer();
		$this->assertSame( 1, preg_match( '~<p class="atoll-footer__title" id="([^"]+)">Services</p><ul aria-labelledby="([^"]+)">~', $html, $found ) );
		$this->assertSame( $found[1], $found[2] );
	}

	#[DataProvider( 'looks' )]
	public function test_every_look_shows_its_menus_to_any_depth( string $skin, string $custom ): void {
		foreach ( array( Menus::FOOTER, Menus::FOOTER_SUB ) as $location ) {
			$top = $this->item( $location, 'Services', '/services/' );
			$this->item( $location, 'Fixed', '/fixed/', $this->item( $location, 'Refinancing', '/r/', $top ) );
			$this->item( $location, 'Utes', '/utes/', $this->item( $location, 'Vehicles', '#', $top ) );
			$this->item( $location, 'Just words', '#', $top );
		}
		$this->setSkin( $skin, $custom );
		$html = $this->footer();
		foreach ( array( 'nav', 'sub-nav' ) as $name ) {
			$this->assertSame( 1, preg_match( "~<nav class=\"atoll-footer__{$name}\".*?</nav>~", $html, $found ) );
			$this->assertSame( 1, preg_match( '~<ul[^>]*>(.*)</ul>~', $found[0], $list ) );
			$this->assertSame(
				'<li><a href="/services/">Services</a></li><li><a href="/r/">Refinancing</a></li>'
					. '<li><a href="/fixed/">Fixed</a></li><li><a href="/utes/">Utes</a></li>'
					. '<li><span>Just words</span></li>',
				$list[1]
			);
		}
	}

	public function test_without_menus_of_their_own_the_footers_show_the_headers(): void {
		$this->item( Menus::MAIN, 'About', '/about/' );
		$this->assertStringContainsString( 'href="/about/"', $this->footer() );
		$this->item( Menus::FOOTER, 'Contact', '/contact/' );
		$this->assertStringNotContainsString( 'href="/about/"', $this->footer() );
		$this->assertStringContainsString( 'href="/contact/"', $this->footer( 'secondary' ) );
		$this->item( Menus::FOOTER_SECONDARY, 'Terms', '/terms/' );
		$this->assertStringNotContainsString( 'href="/contact/"', $this->footer( 'secondary' ) );
	}

	public function test_a_page_wears_what_it_chose(): void {
		update_option(
			'atoll_footer',
			array(
				'footerPrimary'   => array( 'footerSkin' => 'third' ),
				'footerSecondary' => array( 'footerSkin' => 'shirohato' ),
			)
		);
		$page = url_to_postid( $this->page( 0 ) );
		query_posts( array( 'page_id' => $page ) );
		$this->assertStringContainsString( 'atoll-footer--third', $this->footer() );
		update_post_meta( $page, PageMeta::FOOTER, 'secondary' );
		$this->assertStringContainsString( 'atoll-footer--shirohato', $this->footer() );
		update_post_meta( $page, PageMeta::FOOTER, PageMeta::HIDDEN );
		$this->assertSame( '', $this->footer() );
		// A block may insist.
		$this->assertStringContainsString( 'atoll-footer--third', $this->footer( 'primary' ) );
	}

	public function test_a_page_without_one_has_no_empty_landmark_in_its_place(): void {
		$theme = get_stylesheet();
		switch_theme( 'atoll' );
		$part = '<!-- wp:template-part {"slug":"footer","tagName":"footer"} /-->';
		$page = url_to_postid( $this->page( 0 ) );
		query_posts( array( 'page_id' => $page ) );
		$this->assertStringContainsString( '<footer', do_blocks( $part ) );
		update_post_meta( $page, PageMeta::FOOTER, PageMeta::HIDDEN );
		$this->assertSame( '', trim( do_blocks( $part ) ) );
		switch_theme( $theme );
	}

	public function test_others_may_add_to_its_last_line(): void {
		$add = static function (): void {
			echo '<a href="/choices/">Choices</a>';
		};
		add_action( 'atoll_footer_links', $add );
		$html = $this->footer();
		remove_action( 'atoll_footer_links', $add );
		$this->assertMatchesRegularExpression( '~atoll-footer__line">.*<a href="/choices/">Choices</a></div></div>$~', $html );
	}

	private function footer( string $variant = 'auto' ): string {
		return do_blocks( '<!-- wp:atoll/footer {"variant":"' . $variant . '"} /-->' );
	}

	private function setSkin( string $skin, string $custom = 'hume' ): void {
		update_option(
			'atoll_footer',
			array(
				'footerPrimary'         => array(
					'footerSkin'      => $skin,
					'footerCustom'    => $custom,
					'footerStatement' => 'One large sentence.',
				),
				'footerAcknowledgement' => 'We acknowledge the Traditional Custodians.',
			)
		);
	}

	private function item( string $location, string $title, string $url, int $above = 0 ): int {
		$locations = get_nav_menu_locations();
		if ( ! isset( $locations[ $location ] ) ) {
			$locations[ $location ] = $this->menus[] = (int) wp_create_nav_menu( "Footer test $location" );
			set_theme_mod( 'nav_menu_locations', $locations );
		}
		return (int) wp_update_nav_menu_item(
			$locations[ $location ],
			0,
			array(
				'menu-item-title'     => $title,
				'menu-item-url'       => $url,
				'menu-item-parent-id' => $above,
				'menu-item-status'    => 'publish',
			)
		);
	}
}
