<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

/** How a rule compares; the mirror of src/forms/logic/operators.ts. */
enum Operator: string {

	case Is         = 'is';
	case IsNot      = 'isnot';
	case More       = '>';
	case Less       = '<';
	case Contains   = 'contains';
	case StartsWith = 'starts_with';
	case EndsWith   = 'ends_with';

	public const DECIMAL = '~^-?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)$~D';

	/** Dates and times, as {@see ComparableAnswer} writes them: their order is that of their characters. */
	private const ORDERED = array( '~^[0-9]{4}-[0-9]{2}-[0-9]{2}$~D', '~^[0-9]{2}:[0-9]{2}$~D' );

	/**
	 * Whether an answer meets the rule. "Contains" and its like with an empty value never hold, as in Gravity Forms.
	 *
	 * @param non-empty-list<string> $given
	 */
	public function holds( array $given, string $wanted ): bool {
		if ( self::IsNot === $this ) {
			return ! in_array( $wanted, $given, true );
		}
		foreach ( $given as $text ) {
			if ( $this->matches( $text, $wanted ) ) {
				return true;
			}
		}
		return false;
	}

	private function matches( string $given, string $wanted ): bool {
		return match ( $this ) {
			self::Is         => $given === $wanted,
			self::IsNot      => $given !== $wanted,
			self::More       => self::order( $given, $wanted ) > 0,
			self::Less       => self::order( $given, $wanted ) < 0,
			self::Contains   => '' !== $wanted && str_contains( $given, $wanted ),
			self::StartsWith => '' !== $wanted && str_starts_with( $given, $wanted ),
			self::EndsWith   => '' !== $wanted && str_ends_with( $given, $wanted ),
		};
	}

	/** Above 0 when the first is more, below when it is less, not a number where that cannot be said. */
	private static function order( string $one, string $other ): float {
		$both = static fn( string $pattern ) => 1 === preg_match( $pattern, $one )
			&& 1 === preg_match( $pattern, $other );
		if ( $both( self::DECIMAL ) ) {
			return (float) $one - (float) $other;
		}
		return array() === array_filter( self::ORDERED, $both ) ? NAN : (float) strcmp( $one, $other );
	}
}
