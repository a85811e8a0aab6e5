<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Formats\ClockFormat;
use Atoll\Engine\Formats\DateFormat;
use Atoll\Engine\Formats\NumberFormat;

/**
 * Numbers, dates and times written the same way whatever their format, so that equal values compare as equal texts; the
 * mirror of src/forms/logic/meaning.ts.
 */
final class NormalisedText {

	/**
	 * "$1,250.00" is "1250", "31/12/2024" is "2024-12-31", "02:30 pm" is "14:30"; what is none of these stays as it is.
	 */
	public static function of( Field $field, string $text ): string {
		$number = NumberFormat::tryFrom( $field->data->string( 'numberFormat' ) );
		$date   = DateFormat::tryFrom( $field->data->string( 'dateFormat' ) );
		$time   = ClockFormat::tryFrom( $field->data->string( 'timeFormat' ) );
		return match ( true ) {
			null !== $number => PlainNumber::of( $text, $number ),
			null !== $date   => $date->parse( $text )?->toStored() ?? $text,
			null !== $time   => self::time( $text ),
			default          => $text,
		};
	}

	/** A number that a rule gives may be written the plain way already: in "1.500", the stop is not a thousand's. */
	public static function ofRule( Field $field, string $text ): string {
		return $field->data->has( 'numberFormat' ) && 1 === preg_match( Operator::DECIMAL, $text )
			? PlainNumber::of( $text, NumberFormat::DecimalDot )
			: self::of( $field, $text );
	}

	private static function time( string $text ): string {
		if ( 1 !== preg_match( '~^([0-9]{2}):([0-9]{2})(?: ([ap])m)?$~D', $text, $found ) ) {
			return $text;
		}
		$hour = isset( $found[3] ) ? (int) $found[1] % 12 + ( 'p' === $found[3] ? 12 : 0 ) : (int) $found[1];
		return sprintf( '%02d:%s', $hour, $found[2] );
	}
}
