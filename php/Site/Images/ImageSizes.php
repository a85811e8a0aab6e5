<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

use Atoll\Engine\Contract\JsonData;

/** Adds image sizes to those of WordPress: the two ratios of the spec, and one for shared links. */
final class ImageSizes {

	/** Image size for shared links, with a ratio of 1.91 to 1. */
	public const SHARED = 'atoll-share';

	/** Width and height of that size in pixels. */
	private const SHARED_SIZE = array( 1200, 630 );

	public function add(): void {
		foreach ( ImageRatio::cases() as $ratio ) {
			foreach ( $ratio->sizes() as $name => list( $width, $height ) ) {
				add_image_size( $name, $width, $height, true );
			}
		}
		add_image_size( self::SHARED, self::SHARED_SIZE[0], self::SHARED_SIZE[1], true );
	}

	/**
	 * Leaves out sizes larger than the upload: WordPress does not enlarge images and would crop to another ratio.
	 *
	 * @param array<string, array{width: int, height: int, crop: mixed}> $sizes
	 * @param array<string, mixed>                                       $upload
	 * @return array<string, array{width: int, height: int, crop: mixed}>
	 */
	public function onlyFitting( array $sizes, array $upload ): array {
		$upload = new JsonData( $upload );
		return array_filter(
			$sizes,
			static fn( array $size, string $name ): bool => ! str_starts_with( $name, 'atoll-' )
				|| ( $upload->int( 'width' ) >= $size['width'] && $upload->int( 'height' ) >= $size['height'] ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * @param array<string, string> $names
	 * @return array<string, string>
	 */
	public function addNames( array $names ): array {
		return $names + array(
			ImageRatio::Wide->largest()  => __( 'Wide, 624 by 416', 'atoll' ),
			ImageRatio::Strip->largest() => __( 'Strip, 624 by 192', 'atoll' ),
		);
	}
}
