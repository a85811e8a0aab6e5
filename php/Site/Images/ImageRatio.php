<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

/** The two ratios that images are cropped to: height by width, 416/624 and 192/624 (spec 9, responsive size ratios). */
enum ImageRatio: string {
	case Wide  = 'wide';
	case Strip = 'strip';

	/** In CSS pixels. The image sizes are multiples of it. */
	public const WIDTH = 624;

	/** Device pixels per CSS pixel. The larger sizes also serve wider places. */
	private const DOTS = array( 1, 2, 3 );

	/** @return positive-int In CSS pixels. */
	public function height(): int {
		return match ( $this ) {
			self::Wide  => 416,
			self::Strip => 192,
		};
	}

	/** @return array<string, array{positive-int, positive-int}> Image sizes: width and height in pixels, by name. */
	public function sizes(): array {
		$sizes = array();
		foreach ( self::DOTS as $dots ) {
			$sizes[ $this->name( $dots ) ] = array( $dots * self::WIDTH, $dots * $this->height() );
		}
		return $sizes;
	}

	/** Returns the name of the largest size. */
	public function largest(): string {
		return $this->name( max( self::DOTS ) );
	}

	/**
	 * Returns the largest size that an upload has; small uploads have fewer sizes, or none.
	 *
	 * @param list<string> $made Names of the upload's sizes.
	 */
	public function largestOf( array $made ): ?string {
		$existing = array_intersect( array_reverse( array_keys( $this->sizes() ) ), $made );
		return $existing ? reset( $existing ) : null;
	}

	private function name( int $dots ): string {
		return "atoll-{$this->value}" . ( 1 === $dots ? '' : "-{$dots}x" );
	}
}
