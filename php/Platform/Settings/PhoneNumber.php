<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

/**
 * Phone numbers as people in Australia write them and as phones dial them: settings accept numbers that can be dialled.
 * Test cases are in tests/fixtures/dialling.json.
 */
final class PhoneNumber {

	/** Words on the keypad, only after the prefixes that are sold with them, so that "ext 5" is not dialled. */
	private const WORDED = '~^(13|1300|1800)[ -]?[a-z][a-z -]*$~iD';
	private const KEYS   = array( 'abcdefghijklmnopqrstuvwxyz', '22233344455566677778889999' );

	/** Digits of such a number. The network ignores further digits, so numbers are also sold with longer words. */
	private const WHOLE = array( 13 => 6, 1300 => 10, 1800 => 10 );

	/** Prefixes to add to each pattern's first group. Numbers that begin with 13 or 18 only work within Australia. */
	private const FORMS = array(
		'~^\+?610?([2-578][0-9]{8})$~D'            => '+61',
		'~^0([2-578][0-9]{8})$~D'                  => '+61',
		'~^\+?61(1[38]00[0-9]{6}|13[0-9]{4})$~D'   => '+61',
		'~^(1[38]00[0-9]{6}|13[0-9]{4})$~D'        => '',
		'~^\+(?!61)([1-9][0-9]{7,14})$~D'          => '+',
	);

	private const LOCAL = '~^[2-9][0-9]{7}$~D';

	/** @param string $area Area code for numbers without one, such as "02"; if empty, those are dialled as they are. */
	public function __construct( private string $area = '' ) {}

	/**
	 * Returns a number in E.164 ("+61298765432"), or as it is dialled within Australia ("1300276537"); null if it
	 * cannot be dialled.
	 *
	 * @param string $written "(02) 9876 5432", "9876 5432", "0412 345 678", "1300 BROKER", "+61 (0)2 9876 5432" …
	 */
	public function number( string $written ): ?string {
		$digits = $this->digits( $written );
		if ( 1 === preg_match( self::LOCAL, $digits ) ) {
			return '' === $this->area ? $digits : $this->number( $this->area . $digits );
		}
		foreach ( self::FORMS as $pattern => $prefix ) {
			if ( 1 === preg_match( $pattern, $digits, $found ) ) {
				return $prefix . $found[1];
			}
		}
		return null;
	}

	/** Returns the digits, with a leading plus; empty if the text contains anything else. */
	private function digits( string $written ): string {
		$plain = trim( str_replace( array( "\u{00A0}", "\u{2011}", "\u{2013}" ), array( ' ', '-', '-' ), $written ) );
		if ( 1 === preg_match( self::WORDED, $plain, $found ) ) {
			$keys  = str_replace( array( ' ', '-' ), '', strtr( strtolower( $plain ), ...self::KEYS ) );
			$plain = substr( $keys, 0, self::WHOLE[ $found[1] ] );
		}
		if ( 1 !== preg_match( '~^\+?[0-9 ().-]+$~D', $plain ) ) {
			return '';
		}
		return (string) preg_replace( array( '~[ ().-]~', '~^0011~' ), array( '', '+' ), $plain );
	}
}
