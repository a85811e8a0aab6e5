<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

/**
 * The page that shows a form. It is remembered until some content changes, since the header asks for it on every page.
 */
final class FormPage {

	/** Ids of pages by the numbers of forms; 0 where there is none. */
	private const KEPT = 'atoll_form_pages';

	public function __construct( private FormPlacements $placements, private EmbeddedForms $embedded ) {}

	/**
	 * Address of the oldest published page or post that shows the form to everybody; empty when there is none.
	 *
	 * @param int $form Its public number.
	 */
	public function address( int $form ): string {
		$kept = get_option( self::KEPT );
		$kept = is_array( $kept ) ? $kept : array();
		if ( ! isset( $kept[ $form ] ) ) {
			$kept[ $form ] = $this->find( $form );
			update_option( self::KEPT, $kept, true );
		}
		return is_int( $kept[ $form ] ) && $kept[ $form ] > 0 ? (string) get_permalink( $kept[ $form ] ) : '';
	}

	private function find( int $form ): int {
		foreach ( $this->placements->of( $form ) as $post ) {
			if ( $this->embedded->isIn( $post, $form ) ) { // Not behind a password.
				return $post->ID;
			}
		}
		return 0;
	}

	public function forget( int $post ): void {
		if ( false === wp_is_post_revision( $post ) ) {
			delete_option( self::KEPT );
		}
	}
}
