<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

/** How a number is typed. What is typed has passed the format's pattern (contract/fields/number). */
enum NumberFormat: string {

	case DecimalDot   = 'decimal_dot';
	case DecimalComma = 'decimal_comma';
	case Currency     = 'currency';

	public function parse( string $typed ): float {
		$plain = self::DecimalComma === $this
			? str_replace( array( '.', ',' ), array( '', '.' ), $typed )
			: (string) preg_replace( '~[^0-9.-]~', '', $typed );
		return (float) $plain;
	}

	/**
	 * What was typed as people read it: money with its sign and its thousands apart, other numbers as they were typed.
	 */
	public function written( string $typed ): string {
		return self::Currency === $this ? Money::written( $typed ) : $typed;
	}

	/**
	 * What was typed as it is stored, so that it can be compared and added up; other numbers than money as they were
	 * typed.
	 */
	public function plain( string $typed ): string {
		return self::Currency === $this ? Money::plain( $typed ) : $typed;
	}

	/** As a person would type it: `1,234.5`, `1.234,5` or `$1,234.50`. */
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
