<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

/**
 * Telephone numbers as people in Australia write them, and as a telephone dials them: what settings accept is what can
 * be dialled. Cases are in tests/fixtures/dialling.json.
 */
final class PhoneNumber {

	/** Words on the keypad, only behind the numbers that are sold with them, so that "ext 5" is not dialled. */
	private const WORDED = '~^(13|1300|1800)[ -]?[a-z][a-z -]*$~iD';
	private const KEYS   = array( 'abcdefghijklmnopqrstuvwxyz', '22233344455566677778889999' );

	/** Digits of such a number. The network ignores what is dialled beyond them, so that longer words are sold too. */
	private const WHOLE = array( 13 => 6, 1300 => 10, 1800 => 10 );

	/**
	 * What stands before each pattern's first group. Numbers that begin with 13 or 18 are the nation's: abroad nobody
	 * can dial them.
	 */
	private const FORMS = array(
		'~^\+?610?([2-578][0-9]{8})$~D'            => '+61',
		'~^0([2-578][0-9]{8})$~D'                  => '+61',
		'~^\+?61(1[38]00[0-9]{6}|13[0-9]{4})$~D'   => '+61',
		'~^(1[38]00[0-9]{6}|13[0-9]{4})$~D'        => '',
		'~^\+(?!61)([1-9][0-9]{7,14})$~D'          => '+',
	);

	private const LOCAL = '~^[2-9][0-9]{7}$~D';

	/**
	 * @param string $area Area code of numbers that are written without one, such as "02"; those are dialled as they
	 * are without it.
	 */
	public function __construct( private string $area = '' ) {}

	/**
	 * In E.164 ("+61298765432"), or as it is dialled within Australia ("1300276537"); null when it cannot be dialled.
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

	/** Digits, with a leading plus; '' when there is anything else in it. */
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
