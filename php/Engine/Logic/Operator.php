<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

/** Operators of rules; the mirror of src/forms/logic/operators.ts. */
enum Operator: string {

	case Is         = 'is';
	case IsNot      = 'isnot';
	case More       = '>';
	case Less       = '<';
	case Contains   = 'contains';
	case StartsWith = 'starts_with';
	case EndsWith   = 'ends_with';

	public const DECIMAL = '~^-?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)$~D';

	/** Patterns of dates and times in the form of {@see ComparableAnswer}, which sort as texts. */
	private const ORDERED = array( '~^[0-9]{4}-[0-9]{2}-[0-9]{2}$~D', '~^[0-9]{2}:[0-9]{2}$~D' );

	/**
	 * Whether an answer meets the rule. As in Gravity Forms, contains, starts_with and ends_with never hold if the
	 * rule's value is empty.
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

	/** Returns more than 0 if the first is greater, less than 0 if it is smaller, NAN if they cannot be compared. */
	private static function order( string $one, string $other ): float {
		$both = static fn( string $pattern ) => 1 === preg_match( $pattern, $one )
			&& 1 === preg_match( $pattern, $other );
		if ( $both( self::DECIMAL ) ) {
			return (float) $one - (float) $other;
		}
		return array() === array_filter( self::ORDERED, $both ) ? NAN : (float) strcmp( $one, $other );
	}
}
