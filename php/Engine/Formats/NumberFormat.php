<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

/** Formats of typed numbers. Methods expect numbers that match the format's pattern (contract/fields/number). */
enum NumberFormat: string {

	case DecimalDot   = 'decimal_dot';
	case DecimalComma = 'decimal_comma';
	case Currency     = 'currency';

	/** Numbers as typed in a format; any others may be plain already, as Gravity Forms stores them. */
	private const DOT_TYPED   = '~^-?(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)?(?:\.[0-9]+)?$~D';
	private const COMMA_TYPED = '~^-?(?:[0-9]+|[0-9]{1,3}(?:\.[0-9]{3})+)?(?:,[0-9]+)?$~D';

	public function parse( string $typed ): float {
		$plain = self::DecimalComma === $this
			? str_replace( array( '.', ',' ), array( '', '.' ), $typed )
			: (string) preg_replace( '~[^0-9.-]~', '', $typed );
		return (float) $plain;
	}

	/**
	 * Writes a typed number for people: money with dollar sign and thousands separators, other numbers as typed.
	 */
	public function written( string $typed ): string {
		return self::Currency === $this ? Money::written( $typed ) : $typed;
	}

	/**
	 * Writes a typed number for storage: money as a plain number, other numbers as typed. A year or a file number has
	 * no thousands separators, and nobody could tell afterwards.
	 */
	public function stored( string $typed ): string {
		return self::Currency === $this ? Money::plain( $typed ) : $typed;
	}

	/** Writes a typed number for programs: "1234.50" for "1,234.50", "1.234,50" or "$1,234.50". */
	public function plain( string $typed ): string {
		$plain = match ( true ) {
			self::DecimalComma === $this => 1 === preg_match( self::COMMA_TYPED, $typed )
				? str_replace( array( '.', ',' ), array( '', '.' ), $typed )
				: $typed,
			1 === preg_match( self::DOT_TYPED, $typed ) => str_replace( ',', '', $typed ),
			default => $this->stored( $typed ),
		};
		return (string) preg_replace( '~^(-?)\.(?=[0-9])~', '${1}0.', $plain );
	}

	/** Writes a plain number for storage; one that is already in this format stays as it is. */
	public function storedFromPlain( string $number ): string {
		return match ( true ) {
			1 !== preg_match( '~^-?[0-9]*\.?[0-9]+$~D', $number ) => $this->stored( $number ),
			self::DecimalComma === $this => str_replace( '.', ',', $number ),
			default => $number,
		};
	}

	/** Writes a number as a person would type it: `1,234.5`, `1.234,5` or `$1,234.50`. */
	public function text( float $number ): string {
		$decimals = strlen( strrchr( sprintf( '%.15H', $number ), '.' ) ?: '.' ) - 1;
		$sign     = $number < 0 ? '-' : '';
		$size     = abs( $number );
		return $sign . match ( $this ) {
			self::DecimalDot   => number_format( $size, $decimals, '.', ',' ),
			self::DecimalComma => number_format( $size, $decimals, ',', '.' ),
			self::Currency     => '$' . number_format( $size, 0 === $decimals ? 0 : max( 2, $decimals ), '.', ',' ),
		};
	}
}
