<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

/** Numbers of a field's checkboxes: the 3 in `5.3`. The mirror of src/builder/fields/choice-numbers.ts. */
final class ChoiceNumbers {

	/** Highest number that a choice can have of its own; no list is this long. */
	private const HIGHEST = 99999;

	/**
	 * Returns a number for each choice. A choice keeps its own number wherever it is moved; the others get the numbers
	 * after the highest of these, in their order. Cases: contract/logic/choice-numbers.json.
	 *
	 * @param array<int> $own One for each choice; 0 for a choice without its own.
	 * @return list<int> Without duplicates.
	 */
	public static function assign( array $own ): array {
		$kept    = array_filter( $own, self::mayBeKept( ... ) );
		$highest = max( array( 0, ...array_values( $kept ) ) );
		$given   = array();
		foreach ( $own as $number ) {
			if ( ! self::mayBeKept( $number ) || isset( $given[ $number ] ) ) {
				// Numbers that end in 0 are skipped, as in Gravity Forms: "5.10" and "5.1" would be the same number.
				$highest += 9 === $highest % 10 ? 2 : 1;
				$number   = $highest;
			}
			$given[ $number ] = true;
		}
		return array_keys( $given );
	}

	private static function mayBeKept( int $number ): bool {
		return $number > 0 && $number <= self::HIGHEST && 0 !== $number % 10;
	}
}
