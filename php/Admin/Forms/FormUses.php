<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Admin\AdminMenu;
use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Definitions\Placement\FormPlacements;
use Atoll\Forms\Definitions\Placement\SiteLinks;
use Atoll\Platform\Access\Capabilities;

/** Finds everything on the site that shows a form or links to it, so that nobody deletes the form without knowing. */
final class FormUses {

	public function __construct( private FormPlacements $placements, private SiteLinks $links ) {}

	/**
	 * @param int $form The form's public number.
	 * @return list<FormUse>
	 */
	public function find( int $form ): array {
		if ( $form < 1 ) {
			return array();
		}
		$shown  = array_map(
			/* translators: %s: title of a page. */
			fn( \WP_Post $post ) => $this->formUse( __( '“%s” shows it', 'atoll' ), $post ),
			iterator_to_array( $this->placements->find( $form ), false )
		);
		$linked = array_map(
			/* translators: %s: title of a page. */
			fn( \WP_Post $post ) => $this->formUse( __( '“%s” leads to it', 'atoll' ), $post ),
			iterator_to_array( $this->placements->linkingTo( $form ), false )
		);
		$around = array_map( $this->useAround( ... ), iterator_to_array( $this->placements->around( $form ), false ) );
		return array(
			...$shown,
			...$linked,
			...$around,
			...$this->menus( $form ),
			...$this->headerAndFooter( $form ),
		);
	}

	/**
	 * Returns the use with its post type, because the title of a template part or a pattern is not enough to find it.
	 */
	private function useAround( \WP_Post $post ): FormUse {
		$labels = JsonData::of( (array) get_post_type_object( $post->post_type )?->labels );
		/* translators: 1: title of what stands around pages, 2: what that is, such as "Template Part". */
		return $this->formUse( __( '“%1$s” (%2$s) uses it', 'atoll' ), $post, $labels->string( 'singular_name' ) );
	}

	/** @param string $template With a placeholder for the title, and one for the type if that is given. */
	private function formUse( string $template, \WP_Post $post, string $type = '' ): FormUse {
		$title = trim( wp_strip_all_tags( html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ) ) );
		return new FormUse(
			sprintf( $template, '' === $title ? __( '(no title)', 'atoll' ) : $title, $type ),
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
