<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

use Atoll\Admin\ToolsProvider;

/** A card on the screen "Set up": a title, a description and a button. */
final class SetUpCard {

	/** @param list<string> $lines */
	public static function html( string $title, array $lines, string $action ): string {
		$items = array_map( static fn( string $line ): string => '<li>' . esc_html( $line ) . '</li>', $lines );
		return sprintf(
			'<div class="card"><h2>%s</h2><ul class="ul-disc">%s</ul>%s</div>',
			esc_html( $title ),
			implode( '', $items ),
			$action
		);
	}

	/** @param string $choice One of the choices in {@see SetUpActions}. */
	public static function button( string $choice, string $label, string $class ): string {
		return sprintf(
			'<form name="%s" method="post" action="%s"><p><input type="hidden" name="action" value="%s"><input type="hidden" name="choice" value="%s">%s<button class="%s">%s</button></p></form>',
			esc_attr( self::formName( $choice ) ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( ToolsProvider::SET_UP ),
			esc_attr( $choice ),
			wp_nonce_field( ToolsProvider::SET_UP, '_wpnonce', true, false ),
			esc_attr( $class ),
			esc_html( $label )
		);
	}

	/** Returns the name of a button's form, for scripts. */
	public static function formName( string $choice ): string {
		return "atoll-{$choice}";
	}

	/** Renders the next steps after the demo was installed or declined. */
	public static function nextSteps(): string {
		$links = array(
			'edit.php?post_type=atoll_form' => __( 'Forms: make one, and put it on a page', 'atoll' ),
			'admin.php?page=atoll-settings' => __( 'Company, header, footer and styles', 'atoll' ),
			'edit.php?post_type=page'       => __( 'Pages', 'atoll' ),
			'nav-menus.php'                 => __( 'Menus', 'atoll' ),
			'themes.php'                    => __( 'Theme', 'atoll' ),
			'admin.php?page=atoll-import'   => __( 'Forms and entries from Gravity Forms', 'atoll' ),
		);
		$items = '';
		foreach ( $links as $url => $text ) {
			$items .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( admin_url( $url ) ), esc_html( $text ) );
		}
		return sprintf(
			'<div class="card"><h2>%s</h2><ul>%s</ul></div>',
			esc_html__( 'What to do next', 'atoll' ),
			$items
		);
	}
}
