<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

/**
 * Puts an image of the media library into a `<picture>` when there is more to offer than its own file: a version for
 * dark screens, or smaller formats. For content, featured images and whatever else WordPress prints of the library.
 */
final class PictureElements {

	/** Marks an image that already stands in a <picture>: WordPress passes images of a page's content twice. */
	private const DONE = 'data-in-picture';

	/** Under any theme its image is laid out and rounded as a child of its parent, as WordPress' style sheets ask. */
	private const NO_BOX = 'display:contents;border-radius:inherit';

	/**
	 * What WordPress says of an image that is enlarged on a click: it draws the button beside it where the image's own
	 * parent is, and shows it by `img:hover + button`.
	 */
	private const PLACES_BUTTON = 'callbacks.setButtonStyles';

	public function __construct( private PictureSources $sources ) {}

	/** @param string $html One `img` element with its attributes complete. */
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
		$sources = is_string( $set ) ? $this->sources->of( $attachment, $set, is_string( $sizes ) ? $sizes : '' ) : '';
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
