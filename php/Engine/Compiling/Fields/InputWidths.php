<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

/** Widens the parts of a field so that each row is full. */
final class InputWidths {

	private const COLUMNS = 12;

	/**
	 * @param list<int> $spans How many of the field's 12 columns each part takes.
	 * @return list<int>
	 */
	public static function filled( array $spans ): array {
		$rows = array();
		$row  = array();
		foreach ( $spans as $span ) {
			if ( array_sum( $row ) + $span > self::COLUMNS ) {
				$rows[] = self::widened( $row );
				$row    = array();
			}
			$row[] = $span;
		}
		return array_merge( array(), ...$rows, ...array( self::widened( $row ) ) );
	}

	/**
	 * Distributes the columns that are left among the widest parts, one each in turn.
	 *
	 * @param list<int> $row
	 * @return list<int>
	 */
	private static function widened( array $row ): array {
		$widest = array_keys( $row, array() === $row ? 0 : max( $row ), true );
		for (
			$turn        = 0,
			$columnsLeft = self::COLUMNS - array_sum( $row );
			$columnsLeft > 0 && array() !== $widest;
			$columnsLeft--,
			$turn++
		) {
			++$row[ $widest[ $turn % count( $widest ) ] ];
		}
		return array_values( $row );
	}
}
