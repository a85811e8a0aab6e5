<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site;

use Atoll\Site\Menu\Menus;
use Atoll\Tests\WordPress\Support\Cases\HeaderTestCase;

/** The marks of menu entries, as editors choose them. */
final class MenuIconsTest extends HeaderTestCase {

	public function test_a_mark_is_chosen_by_its_picture_in_one_group_of_radio_buttons(): void {
		$item = $this->item( 'Vehicles', '/vehicles/' );
		update_post_meta( $item, Menus::ICON, 'ute' );
		$html = $this->field( $item );
		$this->assertStringNotContainsString( '<select', $html );
		$this->assertMatchesRegularExpression( '~<fieldset[^>]*><legend>Icon</legend>~', $html );
		$radios = substr_count( $html, '<input type="radio" name="atoll-icon[' . $item . ']"' );
		$this->assertGreaterThan( 10, $radios );
		$this->assertSame( $radios - 1, substr_count( $html, '<svg' ), 'a picture each, but for none' );
		$this->assertSame( 1, substr_count( $html, ' checked=' ) );
		$this->assertMatchesRegularExpression( '~value="ute"\s+checked=~', $html );
		$this->assertStringContainsString( '<span class="screen-reader-text">Ute</span>', $html );
	}

	public function test_every_mark_has_a_name_for_people(): void {
		$html = $this->field( $this->item( 'A', '/' ) );
		preg_match_all(
			'~value="([^"]+)".*?screen-reader-text">([^<]+)<~s',
			$html,
			$found,
			PREG_SET_ORDER
		);
		$this->assertCount( substr_count( $html, '<input type="radio"' ) - 1, $found, 'all but none' );
		foreach ( $found as list( , $mark, $name ) ) {
			$this->assertNotSame( $mark, $name );
		}
	}

	private function field( int $item ): string {
		ob_start();
		do_action( 'wp_nav_menu_item_custom_fields', (string) $item, get_post( $item ), 0, null, 0 );
		return (string) ob_get_clean();
	}
}
