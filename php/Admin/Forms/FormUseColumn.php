<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

use Atoll\Forms\Definitions\Placement\FormPlacements;

/** The pages that show a form, so that nobody takes it away from them unknowingly. */
final class FormUseColumn {

	private const MAX = 3;

	public function __construct( private FormPlacements $placements ) {}

	/** Links to edit them, or to see them for who may not; a dash where there are none. */
	public function html( int $form ): string {
		$posts = iterator_to_array( $this->placements->of( $form ), false );
		$links = array_map( $this->link( ... ), array_slice( $posts, 0, self::MAX ) );
		$more  = count( $posts ) - count( $links );
		if ( $more > 0 ) {
			/* translators: %s: a number of pages beside those that are named. */
			$links[] = esc_html( sprintf( _n( '%s more', '%s more', $more, 'atoll' ), number_format_i18n( $more ) ) );
		}
		return array() === $links ? '<span aria-hidden="true">—</span><span class="screen-reader-text">' . esc_html__( 'No page', 'atoll' ) . '</span>' : implode( '<br>', $links );
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
