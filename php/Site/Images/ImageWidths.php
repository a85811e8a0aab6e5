<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Theme\BlockTheme;

/**
 * Tells browsers how wide an image will be in the layout of the plugin's theme. WordPress only knows the width of its
 * file.
 */
final class ImageWidths {

	/**
	 * Panoramas are never narrower than 900 px, as in src/styles/theme/pictures.css. Phones, with two or three device
	 * pixels per CSS pixel, show less than half of one. At 600px they load an image for two device pixels, not three.
	 */
	private const PANORAMA = '(min-width: 900px) 100vw, 600px';

	/** By alignment. Widths are those of theme.json's layout, 44 and 80 rem, with edges of 4.5 %. */
	private const SIZES = array(
		''     => '(min-width: 768px) 704px, 91vw',
		'wide' => '(min-width: 1408px) 1280px, 91vw',
		'full' => '100vw',
	);

	/** Featured images: beside the text of an article or a list, below it on narrow screens. */
	private const FEATURED = '(min-width: 992px) 600px, 91vw';

	/** Class name that WordPress gives to featured images. */
	private const IS_FEATURED = 'wp-post-image';

	/**
	 * Filters the number of images that load at once: only the first. The others load when they are nearly in view, and
	 * browsers then find their width themselves (`sizes="auto"`). WordPress' third one might be at the end of the page.
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
