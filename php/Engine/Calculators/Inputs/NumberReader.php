<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Inputs;

/**
 * Reads each type of number in the ways that people write it ("$650,000", "650k", "6.2 % p.a.", "30 years"); the mirror
 * of src/calculators/inputs/read-number.ts. The numeric keypad of a phone set to German or French has a comma instead
 * of a full stop.
 */
final class NumberReader {

	/** Replaces any larger number: it is above every limit, and PHP and JavaScript both have it as an exact integer. */
	private const LARGEST = 900000000000000;
	/** Maximum digits of a whole number in JavaScript. */
	private const LONGEST = 15;

	private const SPACES = array( ' ', "\t", "\r", "\n", "\u{a0}", "\u{2009}", "\u{202f}" );

	/**
	 * Thousands separators: all commas except one that is followed by one or two final digits, since that starts the
	 * decimals ("1200,50"); and full stops before such a comma ("1.200,50").
	 */
	private const THOUSANDS = '/,(?![0-9]{1,2}[km]?$)|\.(?=.*,[0-9]{1,2}[km]?$)/iD';

	/** Number of zeros that a letter after the digits adds: 650k is 650000. */
	private const ZEROS = array(
		''  => 0,
		'k' => 3,
		'm' => 6,
	);

	/** Patterns for whole part, decimals and a letter; and the number of decimals: cents, thousandths of a per cent. */
	private const TYPES = array(
		'money'   => array( '/^(?:a?\$)?([0-9]*)(?:[.,]([0-9]*))?([km]?)$/iD', 2 ),
		'percent' => array( '/^([0-9]*)(?:[.,]([0-9]*))?%?(?:p\.?a\.?)?$/iD', 3 ),
		'years'   => array( '/^([0-9]+)(?:\.(0*))?(?:y|yrs?|years?)?$/iD', 0 ),
		'count'   => array( '/^([0-9]+)(?:\.(0*))?$/D', 0 ),
	);

	/**
	 * Reads a typed number in cents, in thousandths of a per cent or as a whole number, rounding further decimals.
	 *
	 * @param string $type As in contract/calculators.
	 * @return int|null Null if the text is not such a number.
	 */
	public static function read( string $text, string $type ): ?int {
		list( $pattern, $decimals ) = self::TYPES[ $type ];
		$text = str_replace( self::SPACES, '', $text );
		if ( 'money' === $type ) {
			$text = (string) preg_replace( self::THOUSANDS, '', $text );
		}
		if ( 1 !== preg_match( $pattern, $text, $found ) ) {
			return null;
		}
		$whole    = $found[1];
		$fraction = $found[2] ?? '';
		if ( '' === $whole . $fraction ) {
			return null;
		}
		$fractionDigits = $decimals + ( self::ZEROS[ strtolower( $found[3] ?? '' ) ] ?? 0 );
		$padded         = str_pad( $fraction, $fractionDigits + 1, '0' );
		$digits         = ltrim( $whole . substr( $padded, 0, $fractionDigits ), '0' );
		if ( strlen( $digits ) > self::LONGEST ) {
			return self::LARGEST;
		}
		return (int) $digits + ( $padded[ $fractionDigits ] >= '5' ? 1 : 0 );
	}
}
