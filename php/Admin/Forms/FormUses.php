<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Admin\AdminMenu;
use Atoll\Forms\Definitions\Placement\FormPlacements;
use Atoll\Forms\Definitions\Placement\SiteLinks;
use Atoll\Platform\Access\Capabilities;

/** All of the site that shows a form or leads to it, so that nobody takes it away unknowingly. */
final class FormUses {

	public function __construct( private FormPlacements $placements, private SiteLinks $links ) {}

	/**
	 * @param int $form Its public number.
	 * @return list<FormUse>
	 */
	public function of( int $form ): array {
		if ( $form < 1 ) {
			return array();
		}
		$shown  = array_map(
			/* translators: %s: title of a page. */
			fn( \WP_Post $post ) => $this->formUse( __( '“%s” shows it', 'atoll' ), $post ),
			iterator_to_array( $this->placements->of( $form ), false )
		);
		$linked = array_map(
			/* translators: %s: title of a page. */
			fn( \WP_Post $post ) => $this->formUse( __( '“%s” leads to it', 'atoll' ), $post ),
			iterator_to_array( $this->placements->linkingTo( $form ), false )
		);
		return array( ...$shown, ...$linked, ...$this->menus( $form ), ...$this->headerAndFooter( $form ) );
	}

	/** @param string $template With one place for the title. */
	private function formUse( string $template, \WP_Post $post ): FormUse {
		$title = trim( wp_strip_all_tags( html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ) ) );
		return new FormUse(
			sprintf( $template, '' === $title ? __( '(no title)', 'atoll' ) : $title ),
			(string) get_edit_post_link( $post, 'raw' )
		);
	}

	/** @return list<FormUse> */
	private function menus( int $form ): array {
		$names   = array_merge(
			array(),
			...array_map(
				static fn( \WP_Post $item ) => (array) wp_get_object_terms(
					$item->ID,
					'nav_menu',
					array( 'fields' => 'names' )
				),
				$this->links->menuItems( $form )
			)
		);
		$address = current_user_can( 'edit_theme_options' ) ? admin_url( 'nav-menus.php' ) : '';
		return array_map(
			static fn( string $name ) => new FormUse(
				/* translators: %s: name of a menu. */
				sprintf( __( 'the menu “%s” leads to it', 'atoll' ), $name ),
				$address
			),
			array_values( array_unique( array_filter( $names, 'is_string' ) ) )
		);
	}

	/** @return list<FormUse> */
	private function headerAndFooter( int $form ): array {
		$clauses = array(
			'header' => __( 'the header leads to it', 'atoll' ),
			'footer' => __( 'the footer leads to it', 'atoll' ),
		);
		$address = current_user_can( Capabilities::EDIT_SETTINGS )
			? add_query_arg( 'page', AdminMenu::SETTINGS, admin_url( 'admin.php' ) )
			: '';
		return array_map(
			static fn( string $group ) => new FormUse(
				$clauses[ $group ],
				'' === $address ? '' : "{$address}#/{$group}"
			),
			$this->links->groups( $form )
		);
	}
}
