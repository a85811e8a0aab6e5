<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

/** An sRGB colour, with the calculations of WCAG 2.2. */
final class Colour {

	/**
	 * @param int $red   0 to 255.
	 * @param int $green 0 to 255.
	 * @param int $blue  0 to 255.
	 */
	private function __construct( private int $red, private int $green, private int $blue ) {}

	/** Returns null for anything but `#rgb` and `#rrggbb`, so that nothing else can get into a style sheet. */
	public static function of( string $hex ): ?self {
		if ( 1 === preg_match( '/^#([0-9a-f])([0-9a-f])([0-9a-f])$/Di', $hex, $short ) ) {
			$hex = "#{$short[1]}{$short[1]}{$short[2]}{$short[2]}{$short[3]}{$short[3]}";
		}
		return 1 === preg_match( '/^#[0-9a-f]{6}$/Di', $hex )
			? new self(
				(int) hexdec( substr( $hex, 1, 2 ) ),
				(int) hexdec( substr( $hex, 3, 2 ) ),
				(int) hexdec( substr( $hex, 5, 2 ) )
			)
			: null;
	}

	/** Creates a colour that is hard-coded. */
	public static function ofConstant( string $hex ): self {
		return self::of( $hex ) ?? throw new \LogicException( "\"{$hex}\" is no colour." );
	}

	public static function black(): self {
		return new self( 0, 0, 0 );
	}

	public static function white(): self {
		return new self( 255, 255, 255 );
	}

	public function hex(): string {
		return sprintf( '#%02x%02x%02x', $this->red, $this->green, $this->blue );
	}

	/** Returns the contrast ratio with another colour, 1 to 21 (WCAG 2.2, definition "contrast ratio"). */
	public function contrast( self $other ): float {
		$first  = $this->luminance() + 0.05;
		$second = $other->luminance() + 0.05;
		return max( $first, $second ) / min( $first, $second );
	}

	/** @param float $share Share of the other colour, 0 to 1. */
	public function mixed( self $other, float $share ): self {
		$mix = static fn( int $own, int $its ): int => (int) round( $own + ( $its - $own ) * $share );
		return new self(
			$mix( $this->red, $other->red ),
			$mix( $this->green, $other->green ),
			$mix( $this->blue, $other->blue )
		);
	}

	/** Returns this colour, mixed with another just enough to reach the contrast ratio with the background. */
	public function readable( self $background, self $towards, float $ratio ): self {
		for ( $share = 0.0; $share < 1.0; $share += 0.04 ) {
			$colour = $this->mixed( $towards, $share );
			if ( $colour->contrast( $background ) >= $ratio ) {
				return $colour;
			}
		}
		return $towards;
	}

	/** Returns the first of two text colours if it is readable on this one, or else the one with more contrast. */
	public function legible( self $first, self $second ): self {
		$isFine = $first->contrast( $this ) >= 4.5 || $first->contrast( $this ) >= $second->contrast( $this );
		return $isFine ? $first : $second;
	}

	/** Returns the relative luminance (WCAG 2.2). */
	private function luminance(): float {
		$linear = static fn( int $part ): float => $part / 255 <= 0.04045
			? $part / 255 / 12.92
			: ( ( $part / 255 + 0.055 ) / 1.055 ) ** 2.4;
		return 0.2126 * $linear( $this->red ) + 0.7152 * $linear( $this->green ) + 0.0722 * $linear( $this->blue );
	}
}
