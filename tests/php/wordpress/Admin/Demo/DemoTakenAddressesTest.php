<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Platform\Settings\Settings;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Inside;

/** A site that has pages where the demonstration would put its own. */
final class DemoTakenAddressesTest extends DemoTestCase {

	private const TAKEN = array( 'contact', 'about', 'services', 'resources', 'portal' );

	protected function setUp(): void {
		parent::setUp();
		foreach ( self::TAKEN as $slug ) {
			$page = array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ours' );
			wp_insert_post( array( 'post_name' => $slug ) + $page );
		}
	}

	public function test_every_link_menu_and_setting_of_its_own_leads_to_its_own_pages(): void {
		$this->demo->install();
		$pages = $this->demoPages();
		$texts = implode( '', wp_list_pluck( $pages, 'post_content' ) );
		$paths = array_map( $this->path( ... ), $pages );
		preg_match_all( '~(?:href="|"(?:fallbackU|startU|u)rl":")(/(?!wp-content)[^"#]*)~', $texts, $links );
		foreach ( array_unique( $links[1] ) as $url ) {
			$this->assertContains( $url, $paths );
		}
		$login  = $this->demoPages( 'page:/portal/login/' )[0];
		$portal = $this->demoPages( 'page:/portal/' )[0];
		$this->assertSame( '/portal-2/', get_post_meta( $login->ID, PageMeta::REDIRECT_URL, true ) );
		$this->assertSame( '/portal-2/login/', get_post_meta( $portal->ID, PageMeta::LOGIN_URL, true ) );
		$header = wp_json_encode( Inside::get( Settings::class )->group( 'header' )->all(), JSON_UNESCAPED_SLASHES );
		$this->assertStringContainsString( '"/contact-2/"', (string) $header );
		$this->assertSame( '/resources-2/news/%postname%/', get_option( 'permalink_structure' ) );
		$this->assertContains( '/about-2/#complaints', $this->menuUrls() );
	}

	/** @return list<\WP_Post> Pages and articles of the demonstration. */
	private function demoPages( string $mark = '' ): array {
		return get_posts(
			array(
				'post_type'   => array( 'page', 'post' ),
				'numberposts' => -1,
				'meta_key'    => '_atoll_demo',
				...( '' === $mark ? array() : array( 'meta_value' => $mark ) ),
			)
		);
	}

	private function path( \WP_Post $page ): string {
		return wp_make_link_relative( (string) get_permalink( $page ) );
	}

	/** @return list<string> */
	private function menuUrls(): array {
		return array_merge(
			...array_map(
				static fn( int $menu ): array => wp_list_pluck( wp_get_nav_menu_items( $menu ) ?: array(), 'url' ),
				array_values( get_nav_menu_locations() )
			)
		);
	}
}
