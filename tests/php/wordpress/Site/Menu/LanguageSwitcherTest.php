<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Menu;

use Atoll\Tests\WordPress\Support\Cases\HeaderTestCase;

/** Switchers of languages in a menu, as plugins for several languages put them there. */
final class LanguageSwitcherTest extends HeaderTestCase {

	protected function tearDown(): void {
		remove_all_filters( 'wp_get_nav_menu_items' );
		unregister_post_type( 'language_switcher' );
		parent::tearDown();
	}

	public function test_entries_of_wpml_are_objects_of_its_own(): void {
		$this->item( 'Home', '/' );
		$native = '<img alt="" src="/de.svg"><span lang="de">Deutsch</span>';
		$this->add( $this->wpml( 'wpml-ls-2-de', '', $native, '/de/' ) );
		$this->add( $this->wpml( 'wpml-ls-2-fr', 'wpml-ls-2-de', '<img alt="Français" src="/fr.svg">', '/fr/' ) );
		$html = $this->header();
		$this->assertMatchesRegularExpression( '~<(button|a) [^>]*>(<span[^>]*>)*Deutsch~', $html );
		$this->assertMatchesRegularExpression(
			'~<li class="atoll-submenu__item"><a [^>]*href="/fr/"[^>]*>(<span[^>]*>)*Français~',
			$html
		);
		$this->assertStringNotContainsString( 'lang=&quot;', $html );
		$this->assertStringNotContainsString( '/de.svg', $html );
	}

	public function test_entries_of_polylang_are_copies_of_one(): void {
		$entry = $this->item( 'Languages', '#pll_switcher' );
		add_filter(
			'wp_get_nav_menu_items',
			static function ( array $items ) use ( $entry ): array {
				foreach ( array( 'de' => 'Deutsch', 'fr' => 'Français' ) as $slug => $name ) {
					$copy                   = clone $items[0];
					$copy->ID               = "{$entry}-{$slug}";
					$copy->title            = "<img src=\"/{$slug}.png\" alt=\"\" /><span>{$name}</span>";
					$copy->url              = "/{$slug}/";
					$copy->menu_item_parent = $entry;
					$copy->db_id            = 0;
					$items[]                = $copy;
				}
				return $items;
			}
		);
		$html = $this->header();
		foreach ( array( 'de' => 'Deutsch', 'fr' => 'Français' ) as $slug => $name ) {
			$this->assertMatchesRegularExpression(
				"~<li class=\"atoll-submenu__item\"><a [^>]*href=\"/{$slug}/\"[^>]*>(<span[^>]*>)*{$name}~",
				$html
			);
		}
	}

	public function test_entries_of_translatepress_lead_to_posts_that_have_no_address(): void {
		register_post_type( 'language_switcher', array( 'public' => false ) );
		$post = (int) wp_insert_post(
			array( 'post_type' => 'language_switcher', 'post_status' => 'publish', 'post_title' => 'de_DE' )
		);
		$this->item( '', '', page: $post );
		add_filter(
			'wp_get_nav_menu_items',
			static function ( array $items ): array {
				$items[0]->url   = '/de/';
				$items[0]->title = '<span data-no-translation><span class="trp-ls-language-name">Deutsch</span></span>';
				return $items;
			}
		);
		wp_set_current_user( 0 );
		$html = $this->header();
		wp_delete_post( $post, true );
		$this->assertMatchesRegularExpression( '~href="/de/"[^>]*>(<span[^>]*>)*Deutsch~', $html );
	}

	public function test_a_sign_that_begins_no_tag_stays_in_a_title(): void {
		$this->item( 'Deposits <5% & > 20%', '/deposits/' );
		$this->assertStringContainsString( 'Deposits &lt;5% &amp; &gt; 20%', $this->header() );
	}

	private function add( object $entry ): void {
		add_filter( 'wp_get_nav_menu_items', static fn( array $items ): array => array( ...$items, $entry ) );
	}

	private function wpml( string $id, string $parent, string $title, string $url ): object {
		return new class( $id, $id, $parent, $title, $url ) {

			public int $post_parent     = 0;
			public string $attr_title   = '';
			public string $description  = '';
			public string $object       = 'wpml_ls_menu_item';
			public string $object_id    = 'wpml_ls_menu_item';
			public string $type         = 'wpml_ls_menu_item';
			public string $target       = '';
			public string $xfn          = '';
			/** @var list<string> */
			public array $classes = array( 'menu-item', 'wpml-ls-item' );

			public function __construct(
				public string $ID,
				public string $db_id,
				public string $menu_item_parent,
				public string $title,
				public string $url
			) {}
		};
	}
}
