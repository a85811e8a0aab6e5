<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Forms\Definitions\Placement\FormPlacements;

/** The list table's column of pages that show a form, so that nobody deletes the form without knowing. */
final class FormUseColumn {

	private const MAX = 3;

	/** @var list<int> Forms whose pages are loaded. */
	private array $loaded = array();

	public function __construct( private FormPlacements $placements ) {}

	/**
	 * Renders links to edit the pages, or to view them for users who may not edit them; a dash if there are none.
	 *
	 * @param int       $form The form's public number.
	 * @param list<int> $list Public numbers of all forms in the list, whose pages are loaded together.
	 */
	public function html( int $form, array $list ): string {
		if ( $list !== $this->loaded ) {
			$this->loaded = $list;
			_prime_post_caches( array_merge( array(), ...array_map( $this->named( ... ), $list ) ), false, false );
		}
		$posts = array_filter( array_map( get_post( ... ), $this->named( $form ) ) );
		$links = array_map( $this->link( ... ), array_values( $posts ) );
		$more  = count( $this->placements->ids( $form ) ) - self::MAX;
		if ( $more > 0 ) {
			/* translators: %s: a number of pages beside those that are named. */
			$links[] = esc_html( sprintf( _n( '%s more', '%s more', $more, 'atoll' ), number_format_i18n( $more ) ) );
		}
		return array() === $links ? '<span aria-hidden="true">—</span><span class="screen-reader-text">' . esc_html__( 'No page', 'atoll' ) . '</span>' : implode( '<br>', $links );
	}

	/** @return list<int> Ids of the pages to name. */
	private function named( int $form ): array {
		return array_slice( $this->placements->ids( $form ), 0, self::MAX );
	}

	private function link( \WP_Post $post ): string {
		$title = get_the_title( $post );
		$name  = '' === trim( $title ) ? __( '(no title)', 'atoll' ) : $title;
		return sprintf(
			'<a href="%s">%s</a>',
			esc_url( get_edit_post_link( $post, 'raw' ) ?? (string) get_permalink( $post ) ),
			esc_html( wp_strip_all_tags( html_entity_decode( $name, ENT_QUOTES, 'UTF-8' ) ) )
		);
	}
}
