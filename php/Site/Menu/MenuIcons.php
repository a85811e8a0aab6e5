<?php

declare( strict_types=1 );

namespace Atoll\Site\Menu;

use Atoll\Site\Theme\ThemeIcons;

/** Lets editors choose the icon of a menu item on WordPress' menu screen, from images. */
final class MenuIcons {

	private const FIELD = 'atoll-icon';

	/** Handle of a style sheet in src/styles. */
	private const STYLE = 'atoll-menu-icons';

	public function __construct( private ThemeIcons $icons ) {}

	/** Prints radio buttons whose labels are images. Their names are for screen readers, and shown as tooltips. */
	public function printField( string|int $item ): void {
		$chosen  = Menus::icon( (int) $item );
		$choices = '';
		foreach ( array( '', ...$this->icons->names() ) as $name ) {
			$choices .= sprintf(
				'<label class="atoll-menu-icon" title="%1$s"><input type="radio" name="%2$s[%3$d]" value="%4$s"%5$s><span class="atoll-menu-icon__picture">%6$s</span><span class="screen-reader-text">%1$s</span></label>',
				esc_attr( IconNames::label( $name ) ),
				esc_attr( self::FIELD ),
				(int) $item,
				esc_attr( $name ),
				checked( $chosen, $name, false ),
				'' === $name ? esc_html__( 'None', 'atoll' ) : $this->icons->svg( $name )
			);
		}
		printf(
			'<fieldset class="description description-wide atoll-menu-icons"><legend>%s</legend>%s</fieldset>',
			esc_html__( 'Icon', 'atoll' ),
			$choices // Escaped above.
		);
	}

	/** Runs on an action of the menu screen, for which WordPress has checked nonce and capability. */
	public function save( int $menu, int $item ): void {
		$posted = wp_unslash( $_POST[ self::FIELD ] ?? array() );
		$name   = is_array( $posted ) ? $posted[ $item ] ?? null : null;
		if ( is_string( $name ) && current_user_can( 'edit_theme_options' ) ) {
			update_post_meta( $item, Menus::ICON, in_array( $name, $this->icons->names(), true ) ? $name : '' );
		}
	}

	public function enqueueStyle(): void {
		wp_enqueue_style( self::STYLE );
	}
}
