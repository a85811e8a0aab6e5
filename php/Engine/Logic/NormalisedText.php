<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Formats\ClockFormat;
use Atoll\Engine\Formats\DateFormat;

/**
 * Writes numbers, dates and times the same way whatever their format, so that equal values are equal texts; the mirror
 * of src/forms/logic/meaning.ts.
 */
final class NormalisedText {

	/**
	 * "$1,250.00" becomes "1250", "31/12/2024" "2024-12-31", "02:30 pm" "14:30". Any other text stays as it is.
	 */
	public static function fromAnswer( Field $field, string $text ): string {
		$number = $field->numberFormat();
		$date   = DateFormat::tryFrom( $field->data->string( 'dateFormat' ) );
		$time   = ClockFormat::tryFrom( $field->data->string( 'timeFormat' ) );
		return match ( true ) {
			null !== $number => PlainNumber::normalise( $text, $number ),
			null !== $date   => $date->parse( $text )?->toStored() ?? $text,
			null !== $time   => self::time( $text ),
			default          => $text,
		};
	}

	/** Normalises a rule's value; numbers are read by {@see PlainNumber::ofRule()}. */
	public static function ofRule( Field $field, string $text ): string {
		$number = $field->numberFormat();
		return null === $number ? self::fromAnswer( $field, $text ) : PlainNumber::ofRule( $text, $number );
	}

	private static function time( string $text ): string {
		if ( 1 !== preg_match( '~^([0-9]{2}):([0-9]{2})(?: ([ap])m)?$~D', $text, $found ) ) {
			return $text;
		}
		$hour = isset( $found[3] ) ? (int) $found[1] % 12 + ( 'p' === $found[3] ? 12 : 0 ) : (int) $found[1];
		return sprintf( '%02d:%s', $hour, $found[2] );
	}
}
