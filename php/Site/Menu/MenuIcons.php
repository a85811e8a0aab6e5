<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use Atoll\Module;
use Atoll\Site\Look\Marks;

/** Lets editors choose a mark for a menu entry on WordPress' menu screen. */
final class MenuIcons implements Module {

	private const FIELD = 'atoll-icon';

	public function __construct( private Marks $marks ) {}

	public function register(): void {
		add_action( 'wp_nav_menu_item_custom_fields', $this->printField( ... ) );
		add_action( 'wp_update_nav_menu_item', $this->save( ... ), 10, 2 );
	}

	private function printField( string|int $item ): void {
		$chosen  = Menus::icon( (int) $item );
		$options = '';
		foreach ( array( '', ...$this->marks->names() ) as $name ) {
			$options .= sprintf(
				'<option value="%s"%s>%s</option>',
				esc_attr( $name ),
				selected( $chosen, $name, false ),
				esc_html( '' === $name ? __( 'None', 'atoll' ) : $name )
			);
		}
		printf(
			'<p class="description description-wide"><label>%s<br><select class="widefat" name="%s[%d]">%s</select></label></p>',
			esc_html__( 'Icon', 'atoll' ),
			esc_attr( self::FIELD ),
			(int) $item,
			$options // Escaped above.
		);
	}

	/** WordPress has checked the menu screen's nonce and the capability before it fires this. */
	private function save( int $menu, int $item ): void {
		$sent = wp_unslash( $_POST[ self::FIELD ] ?? array() );
		$name = is_array( $sent ) ? $sent[ $item ] ?? null : null;
		if ( is_string( $name ) && current_user_can( 'edit_theme_options' ) ) {
			update_post_meta( $item, Menus::ICON, in_array( $name, $this->marks->names(), true ) ? $name : '' );
		}
	}
}
