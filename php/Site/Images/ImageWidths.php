<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Theme\BlockTheme;

/**
 * Tells browsers how wide an image is going to be, from the layout of the plugin's theme: WordPress only knows how wide
 * its file is.
 */
final class ImageWidths {

	/**
	 * A panorama is never drawn narrower than 900 px, as in src/styles/theme/pictures.css. Telephones draw two or three
	 * dots for each of them and show less than half of it: they are sent two dots, not three, for the same picture.
	 */
	private const PANORAMA = '(min-width: 900px) 100vw, 600px';

	/** By alignment; the widths are those of theme.json's layout, 44 and 80 rem, between edges of 4.5 %. */
	private const SIZES = array(
		''     => '(min-width: 768px) 704px, 91vw',
		'wide' => '(min-width: 1408px) 1280px, 91vw',
		'full' => '100vw',
	);

	/** Featured images: beside the words of an article or of a list, below them on narrow screens. */
	private const FEATURED = '(min-width: 992px) 600px, 91vw';

	/** The class that WordPress gives to featured images. */
	private const IS_FEATURED = 'wp-post-image';

	/**
	 * A page's first image loads at once. The others wait until they are near, and browsers then find the width by
	 * themselves (`sizes="auto"`): the third one, which WordPress would load early, may stand at the very end.
	 */
	public function eagerImages( int $images ): int {
		return is_singular() && BlockTheme::isActive() ? 1 : $images;
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	public function setFeaturedSizes( array $attributes ): array {
		$image = new JsonData( $attributes );
		if (
			$image->has( 'sizes' ) && BlockTheme::isActive()
				&& str_contains( $image->string( 'class' ), self::IS_FEATURED )
		) {
			$attributes['sizes'] = ( 'lazy' === $image->string( 'loading' ) ? 'auto, ' : '' ) . self::FEATURED;
		}
		return $attributes;
	}

	/** @param array<string, mixed> $block */
	public function setSizes( string $html, array $block ): string {
		$tags       = new \WP_HTML_Tag_Processor( $html );
		$attributes = JsonData::of( $block['attrs'] ?? array() );
		$panorama   = str_contains( $attributes->string( 'className' ), 'is-style-panorama' );
		$sizes      = $panorama ? self::PANORAMA : ( self::SIZES[ $attributes->string( 'align' ) ] ?? '' );
		$isKnown    = BlockTheme::isActive() && ( $panorama || ! $attributes->has( 'width' ) );
		if ( '' !== $sizes && $isKnown && $tags->next_tag( 'img' ) && null === $tags->get_attribute( 'sizes' ) ) {
			$tags->set_attribute( 'sizes', $sizes );
		}
		return $tags->get_updated_html();
	}
}
