<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculators\Inputs;

/**
 * How people write each type of number ("$650,000", "650k", "6.2 % p.a.", "30 years"), the mirror of
 * src/calculators/inputs/read-number.ts. A telephone that is set to German or French has a comma on its keys for
 * numbers, and no dot.
 */
final class NumberReader {

	/** Used for every larger number, which no limit allows. PHP and JavaScript both still hold it as a whole number. */
	private const LARGEST = 900000000000000;
	/** Digits that a whole number has at most in JavaScript. */
	private const LONGEST = 15;

	private const SPACES = array( ' ', "\t", "\r", "\n", "\u{a0}", "\u{2009}", "\u{202f}" );

	/**
	 * Separators of thousands: every comma but one before the last one or two digits, which begins the decimals
	 * ("1200,50"); and the dots in front of such a comma ("1.200,50").
	 */
	private const THOUSANDS = '/,(?![0-9]{1,2}[km]?$)|\.(?=.*,[0-9]{1,2}[km]?$)/iD';

	/** How many zeros a letter after the digits adds: 650k is 650000. */
	private const ZEROS = array(
		''  => 0,
		'k' => 3,
		'm' => 6,
	);

	/** Whole part, fraction, thousands or millions; and the decimals that count: cents, thousandths of a per cent. */
	private const TYPES = array(
		'money'   => array( '/^(?:a?\$)?([0-9]*)(?:[.,]([0-9]*))?([km]?)$/iD', 2 ),
		'percent' => array( '/^([0-9]*)(?:[.,]([0-9]*))?%?(?:p\.?a\.?)?$/iD', 3 ),
		'years'   => array( '/^([0-9]+)(?:\.(0*))?(?:y|yrs?|years?)?$/iD', 0 ),
		'count'   => array( '/^([0-9]+)(?:\.(0*))?$/D', 0 ),
	);

	/**
	 * What someone typed, in cents, thousandths of a per cent, or whole; the first digit that does not count rounds.
	 *
	 * @param string $type As in contract/calculators.
	 * @return int|null Null where it is no such number.
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
