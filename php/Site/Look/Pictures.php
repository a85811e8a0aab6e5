<?php

declare( strict_types=1 );

namespace Atoll\Site\Look;

use Atoll\Module;

/**
 * Two things that a drawn picture needs beyond WordPress' responsive images: a version for dark
 * screens, and the `panorama` style, which keeps its height on narrow screens by cutting its sides.
 */
final class Pictures implements Module {

	/** Attachment meta: number of the attachment that stands in on dark screens. */
	public const DARK = '_atoll_dark';

	/** Marks an image that has its dark version: WordPress passes those of a page's content twice. */
	private const DONE = 'data-has-dark';

	/** A panorama is never drawn narrower than this, in CSS pixels; as in src/styles/theme/pictures.css. */
	private const NARROWEST = 900;

	public function register(): void {
		add_action( 'init', $this->registerStyle( ... ) );
		add_filter( 'render_block_core/image', $this->widen( ... ) );
		add_filter( 'wp_content_img_tag', $this->addDark( ... ), 10, 3 );
	}

	private function registerStyle(): void {
		register_block_style(
			'core/image',
			array(
				'name'  => 'panorama',
				'label' => __( 'Panorama', 'atoll' ),
			)
		);
	}

	private function widen( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( array( 'class_name' => 'is-style-panorama' ) ) && $tags->next_tag( 'img' ) ) {
			$tags->set_attribute( 'sizes', sprintf( 'max(100vw, %dpx)', self::NARROWEST ) );
		}
		return $tags->get_updated_html();
	}

	private function addDark( string $img, string $context, int $attachment ): string {
		$tags = new \WP_HTML_Tag_Processor( $img );
		$tags->next_tag( 'img' );
		if ( null !== $tags->get_attribute( self::DONE ) ) {
			return $img;
		}
		$dark = get_post_meta( $attachment, self::DARK, true );
		$dark = is_numeric( $dark ) ? (int) $dark : 0;
		$set  = $dark ? wp_get_attachment_image_srcset( $dark, 'full' ) : false;
		if ( ! $set ) {
			return $img;
		}
		$sizes = $tags->get_attribute( 'sizes' );
		$tags->set_attribute( self::DONE, true );
		return sprintf(
			'<picture><source media="(prefers-color-scheme: dark)" srcset="%s" sizes="%s">%s</picture>',
			esc_attr( $set ),
			esc_attr( is_string( $sizes ) ? $sizes : '100vw' ),
			$tags->get_updated_html()
		);
	}
}
