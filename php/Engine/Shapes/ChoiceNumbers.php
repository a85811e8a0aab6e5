<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

/** The numbers of a list of boxes: the 3 of `5.3`. The mirror of src/builder/fields/choice-numbers.ts. */
final class ChoiceNumbers {

	/** More than any list has. */
	private const HIGHEST = 99999;

	/**
	 * What a choice keeps for its own stays, wherever it stands; the others are counted on from the highest of these,
	 * in their order. Cases: contract/logic/choice-numbers.json.
	 *
	 * @param array<int> $own One for each choice; 0 where it keeps none.
	 * @return list<int> Each of them once.
	 */
	public static function of( array $own ): array {
		$kept    = array_filter( $own, self::mayBeKept( ... ) );
		$highest = max( array( 0, ...array_values( $kept ) ) );
		$given   = array();
		foreach ( $own as $number ) {
			if ( ! self::mayBeKept( $number ) || isset( $given[ $number ] ) ) {
				// As Gravity Forms does: "5.10" and "5.1" would be one number.
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
