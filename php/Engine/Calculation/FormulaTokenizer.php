<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculation;

use Atoll\Engine\Formats\FieldTag;
use Atoll\Engine\Formats\Text;

/** Splits a formula into tokens: numbers, fields (`{Label:3}`, `{Label:3.6}`), signs and brackets. */
final class FormulaTokenizer {

	/** Maximum length in bytes; a sum of 300 fields is shorter. */
	private const LONGEST = 20000;

	private const WORD = '~\G(?:(?<space>\s+)|(?<number>[0-9]+(?:\.[0-9]*)?|\.[0-9]+)|' . FieldTag::PATTERN
		. '|(?<sign>[-+*/()]))~u';

	/**
	 * @return list<FormulaToken>
	 * @throws FormulaError
	 */
	public function tokens( string $formula ): array {
		if ( strlen( $formula ) > self::LONGEST ) {
			throw new FormulaError( 'formulaTooLong' );
		}
		if ( ! Text::isUnicode( $formula ) ) {
			throw new FormulaError( 'formulaUnknown', "\u{FFFD}" );
		}
		$tokens = array();
		for ( $offset = 0; $offset < strlen( $formula ); $offset += strlen( $found[0] ) ) {
			if ( 1 !== preg_match( self::WORD, $formula, $found, PREG_UNMATCHED_AS_NULL, $offset ) ) {
				throw new FormulaError( 'formulaUnknown', $this->wordAt( $formula, $offset ) );
			}
			if ( null === $found['space'] ) {
				$tokens[] = new FormulaToken( $found[0], $found['field'] ?? $this->number( $found['number'] ) );
			}
		}
		return $tokens;
	}

	private function number( ?string $digits ): ?float {
		if ( null !== $digits && ! is_finite( (float) $digits ) ) {
			throw new FormulaError( 'formulaTooLong' );
		}
		return null === $digits ? null : (float) $digits;
	}

	/** Returns the text at this position up to the next white space, for an error message. */
	private function wordAt( string $formula, int $offset ): string {
		preg_match( '~\G\S{1,30}~u', $formula, $found, 0, $offset );
		return $found[0] ?? '';
	}
}
