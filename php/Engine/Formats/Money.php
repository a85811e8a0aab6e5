<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

/**
 * An amount of Australian dollars as text, so that no cent is lost; the mirror of src/forms/money.ts. Cases:
 * contract/logic/amounts.json.
 */
final class Money {

	/** The pattern of the format `currency` in contract/fields/number, with any decimals: sign, dollars, cents. */
	private const AMOUNT = '~^(?:(-?)(?:\$ ?)?|\$ ?(-))(?:([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.([0-9]+))?|\.([0-9]+))$~D';

	/** Of dollars. Longer ones, written with all their commas, might not fit into their field. */
	private const MOST_DIGITS = 15;

	/** As people read it: "$850,000", "$12.50", "-$1,200". What is no amount stays as it was typed. */
	public static function written( string $typed ): string {
		$parts = self::parts( $typed );
		return null === $parts
			? $typed
			: $parts[0] . '$' . preg_replace( '~\B(?=(?:[0-9]{3})+$)~', ',', $parts[1] ) . $parts[2];
	}

	/** As programs read it: "850000", "12.50", "-1200". */
	public static function plain( string $typed ): string {
		return implode( '', self::parts( $typed ) ?? array( $typed ) );
	}

	/**
	 * @return array{string, string, string}|null Sign, whole dollars, and the cents with their point; null for what is
	 * no amount.
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
