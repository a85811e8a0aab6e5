<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Engine\Formats\NumberFormat;
use Atoll\Gravity\LooseValues;

/** Minimum and maximum of a number. Gravity Forms stores them as typed in the field's format: "10.000" or "0,5". */
final class RangeMapping implements KindMapping {

	private const LIMITS = array( 'rangeMin', 'rangeMax' );

	/** Includes the number format, since the limits are rewritten when it changes. */
	public function names(): array {
		return array( 'numberFormat', ...self::LIMITS );
	}

	public function read( array $gravity ): array {
		$limits = array();
		foreach ( self::LIMITS as $name ) {
			$limit = $gravity[ $name ] ?? '';
			$plain = is_string( $limit ) ? self::format( $gravity )->plain( trim( $limit ) ) : $limit;
			if ( is_numeric( $plain ) ) {
				$limits[ $name ] = self::number( $plain + 0 );
			}
		}
		return $limits;
	}

	public function write( array $settings, array $gravity ): array {
		foreach ( self::LIMITS as $name ) {
			$limit = $settings[ $name ] ?? '';
			if ( is_numeric( $limit ) ) {
				$gravity[ $name ] = NumberFormat::DecimalComma === self::format( $gravity )
					? NumberFormat::DecimalComma->text( (float) $limit )
					: $limit;
			} elseif ( isset( $gravity[ $name ] ) ) {
				$gravity[ $name ] = '';
			}
		}
		return $gravity;
	}

	/** @param array<string, mixed> $gravity */
	private static function format( array $gravity ): NumberFormat {
		return NumberFormat::tryFrom( LooseValues::text( $gravity['numberFormat'] ?? '' ) ) ?? NumberFormat::DecimalDot;
	}

	/** Returns a whole number as an integer, as the editor sends it. */
	private static function number( int|float $number ): int|float {
		return (float) (int) $number === (float) $number ? (int) $number : $number;
	}
}
