<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

use Atoll\Engine\Contract\JsonData;

/** The sizes that WordPress makes of each upload, beyond its own: the spec's two ratios, and that of shared links. */
final class ImageSizes {

	/** Of pictures that networks show for a page, 1.91 to 1. */
	public const SHARED = 'atoll-share';

	/** Its width and height in pixels. */
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
	 * Of a smaller upload WordPress would cut something of another shape, since it enlarges nothing.
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
