<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

/**
 * The page that shows a form. It is remembered until some content changes, since the header asks for it on every page.
 */
final class FormPage {

	/** Option with the ids of pages by the numbers of forms; 0 where there is none. */
	private const OPTION = 'atoll_form_pages';

	public function __construct( private FormPlacements $placements, private EmbeddedForms $embedded ) {}

	/**
	 * Address of the oldest published page or post that shows the form to everybody; empty when there is none.
	 *
	 * @param int $form Its public number.
	 */
	public function address( int $form ): string {
		$pageIds = get_option( self::OPTION );
		$pageIds = is_array( $pageIds ) ? $pageIds : array();
		if ( ! isset( $pageIds[ $form ] ) ) {
			$pageIds[ $form ] = $this->find( $form );
			update_option( self::OPTION, $pageIds, true );
		}
		return is_int( $pageIds[ $form ] ) && $pageIds[ $form ] > 0 ? (string) get_permalink( $pageIds[ $form ] ) : '';
	}

	private function find( int $form ): int {
		foreach ( $this->placements->of( $form ) as $post ) {
			if ( $this->embedded->isIn( $post, $form ) ) { // Pages behind a password do not count.
				return $post->ID;
			}
		}
		return 0;
	}

	/** Some content has changed. */
	public function contentChanged( int $post ): void {
		if ( false === wp_is_post_revision( $post ) ) {
			$this->forget();
		}
	}

	/** Of every form; for a plugin, too, that has blocks and shortcodes of forms itself. */
	public function forget(): void {
		$this->placements->forget();
		delete_option( self::OPTION );
	}
}
