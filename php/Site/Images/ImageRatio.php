<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

/** The two shapes that pictures are cut to: height by width, 416/624 and 192/624 (spec 9, responsive size ratios). */
enum ImageRatio: string {
	case Wide  = 'wide';
	case Strip = 'strip';

	/** In CSS pixels; the other sizes are multiples of it. */
	public const WIDTH = 624;

	/** For screens of one, two and three dots to a CSS pixel, and so for wider places too. */
	private const DOTS = array( 1, 2, 3 );

	/** @return positive-int CSS pixels. */
	public function height(): int {
		return match ( $this ) {
			self::Wide  => 416,
			self::Strip => 192,
		};
	}

	/**
	 * @return array<string, array{positive-int, positive-int}> WordPress' image sizes: width and height in pixels by
	 * name.
	 */
	public function sizes(): array {
		$sizes = array();
		foreach ( self::DOTS as $dots ) {
			$sizes[ $this->name( $dots ) ] = array( $dots * self::WIDTH, $dots * $this->height() );
		}
		return $sizes;
	}

	/** Name of the largest of them. */
	public function largest(): string {
		return $this->name( max( self::DOTS ) );
	}

	/**
	 * The largest of them that was made of an upload: small ones have fewer, or none.
	 *
	 * @param list<string> $made Names of the sizes there are.
	 */
	public function largestOf( array $made ): ?string {
		$existing = array_intersect( array_reverse( array_keys( $this->sizes() ) ), $made );
		return $existing ? reset( $existing ) : null;
	}

	private function name( int $dots ): string {
		return "atoll-{$this->value}" . ( 1 === $dots ? '' : "-{$dots}x" );
	}
}
