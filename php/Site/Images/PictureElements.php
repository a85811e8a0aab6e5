<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

/**
 * Wraps an image of the media library in `<picture>` if it has a version for dark screens or smaller formats: images in
 * content, featured images and all others that WordPress prints.
 */
final class PictureElements {

	/** Marks images that are in a <picture> already: WordPress filters images of a page's content twice. */
	private const DONE = 'data-in-picture';

	/**
	 * Under any theme the image is laid out and rounded like a child of the <picture>'s parent, as core styles expect.
	 */
	private const NO_BOX = 'display:contents;border-radius:inherit';

	/**
	 * Marks images that enlarge on click. WordPress positions their button by the image's own parent, and shows it with
	 * `img:hover + button`, so they are not wrapped.
	 */
	private const PLACES_BUTTON = 'callbacks.setButtonStyles';

	public function __construct( private PictureSources $sources ) {}

	/** @param string $html One `img` element with all its attributes. */
	public function wrap( string $html, int $attachment ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if (
			is_admin() || $attachment < 1 || ! $tags->next_tag( 'img' ) || null !== $tags->get_attribute( self::DONE )
				|| self::PLACES_BUTTON === $tags->get_attribute( 'data-wp-init' )
		) {
			return $html;
		}
		$set     = $tags->get_attribute( 'srcset' ) ?? $tags->get_attribute( 'src' );
		$sizes   = $tags->get_attribute( 'sizes' );
		$sources = is_string( $set )
			? $this->sources->render( $attachment, $set, is_string( $sizes ) ? $sizes : '' )
			: '';
		if ( '' === $sources ) {
			return $html;
		}
		$tags->set_attribute( self::DONE, true );
		return '<picture style="' . self::NO_BOX . "\">{$sources}{$tags->get_updated_html()}</picture>";
	}

	public function fromContent( string $html, string $context, int $attachment ): string {
		return $this->wrap( $html, $attachment );
	}
}
