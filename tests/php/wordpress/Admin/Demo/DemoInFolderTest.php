<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Demo;

use Atoll\Site\Page\PageMeta;

/** A site that lives in a folder of its host, as one that replaces another does at first: example.com.au/new/. */
final class DemoInFolderTest extends DemoTestCase {

	protected function setUp(): void {
		parent::setUp();
		$home = get_option( 'home' );
		add_filter( 'pre_option_home', static fn(): string => "{$home}/new" );
	}

	protected function tearDown(): void {
		remove_all_filters( 'pre_option_home' );
		parent::tearDown();
	}

	public function test_every_address_of_its_own_leads_into_the_folder(): void {
		$this->demo->install();
		$texts = wp_list_pluck( $this->posts( array( 'page', 'post' ) ), 'post_content' );
		$found = array(
			'content' => $this->urls( implode( '', $texts ) ),
			'menus'   => $this->meta( 'nav_menu_item', '_menu_item_url' ),
			'login'   => $this->meta( 'page', PageMeta::LOGIN_URL ),
			'portal'  => $this->meta( 'page', PageMeta::REDIRECT_URL ),
			'header'  => $this->urls( (string) wp_json_encode( get_option( 'atoll_header' ), JSON_UNESCAPED_SLASHES ) ),
		);
		foreach ( $found as $place => $urls ) {
			$this->assertNotEmpty( $urls, $place );
			$this->assertSame( array(), preg_grep( '~^/new/(?!new/)~', $urls, PREG_GREP_INVERT ), $place );
		}
	}

	public function test_so_do_those_of_the_themes_patterns(): void {
		$pages = '';
		foreach ( glob( WP_PLUGIN_DIR . '/atoll/theme/atoll/patterns/*.php' ) as $file ) {
			ob_start();
			include $file;
			$pages .= ob_get_clean();
		}
		$this->assertNotEmpty( $this->urls( $pages ) );
		$this->assertSame( array(), preg_grep( '~^/new/~', $this->urls( $pages ), PREG_GREP_INVERT ) );
	}

	/** @return list<string> Addresses without a host that links and attributes of blocks lead to, but for files. */
	private function urls( string $text ): array {
		preg_match_all( '~(?:href="|"[a-zA-Z]*(?:[uU]rl|Link)":")(/[^"]*)"~', $text, $found );
		return array_values( preg_grep( '~^/wp-content/~', array_unique( $found[1] ), PREG_GREP_INVERT ) );
	}

	/** @return list<string> What is stored under this key, where anything is; `#` is the title of a submenu. */
	private function meta( string $type, string $key ): array {
		$values = array_map(
			static fn( \WP_Post $post ): string => (string) get_post_meta( $post->ID, $key, true ),
			$this->posts( array( $type ) )
		);
		return array_values( array_diff( $values, array( '', '#' ) ) );
	}

	/**
	 * @param list<string> $types
	 * @return list<\WP_Post>
	 */
	private function posts( array $types ): array {
		return get_posts( array( 'post_type' => $types, 'numberposts' => -1, 'meta_key' => '_atoll_demo' ) );
	}
}
