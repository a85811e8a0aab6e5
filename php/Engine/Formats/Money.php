<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

/**
 * Amounts of Australian dollars as text, so that cents stay exact; the mirror of src/forms/money.ts. Cases:
 * contract/logic/amounts.json.
 */
final class Money {

	/** Pattern of the format `currency` in contract/fields/number, with any decimals: sign, dollars, cents. */
	private const AMOUNT = '~^(?:(-?)(?:\$ ?)?|\$ ?(-))(?:([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.([0-9]+))?|\.([0-9]+))$~D';

	/** Maximum digits of the dollars: longer amounts might not fit into their field with all their commas. */
	private const MOST_DIGITS = 15;

	/** Writes an amount for people: "$850,000", "$12.50", "-$1,200". Any other text stays as it was typed. */
	public static function written( string $typed ): string {
		$parts = self::parts( $typed );
		return null === $parts
			? $typed
			: $parts[0] . '$' . preg_replace( '~\B(?=(?:[0-9]{3})+$)~', ',', $parts[1] ) . $parts[2];
	}

	/** Writes an amount for programs: "850000", "12.50", "-1200". */
	public static function plain( string $typed ): string {
		return implode( '', self::parts( $typed ) ?? array( $typed ) );
	}

	/**
	 * @return array{string, string, string}|null Sign, whole dollars, and cents with the decimal point; null for a text
	 * that is not an amount.
	 */
	private static function parts( string $typed ): ?array {
		if ( 1 !== preg_match( self::AMOUNT, $typed, $found, PREG_UNMATCHED_AS_NULL ) ) {
			return null;
		}
		$dollars = ltrim( str_replace( ',', '', $found[3] ?? '' ), '0' );
		$cents   = ( $found[4] ?? '' ) . ( $found[5] ?? '' );
		return strlen( $dollars ) > self::MOST_DIGITS
			? null
			: array(
				( $found[1] ?? '' ) . ( $found[2] ?? '' ),
				'' === $dollars ? '0' : $dollars,
				'' === $cents ? '' : '.' . str_pad( $cents, 2, '0' ),
			);
	}
}
