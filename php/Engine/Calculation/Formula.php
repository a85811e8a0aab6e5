<?php

declare( strict_types=1 );

namespace Atoll\Engine\Calculation;

/**
 * Evaluates formulas, which are trees: a number, the id of a field or input, or an operator followed by its operands,
 * which it joins from left to right. The mirror of src/forms/calculation/formula.ts; {@see FormulaParser} makes trees.
 */
final class Formula {

	/** @param callable( string ): float $amount Returns the number for a field or an input, by its id. */
	public static function evaluate( mixed $tree, callable $amount ): float {
		if ( is_string( $tree ) ) {
			return $amount( $tree );
		}
		if ( ! is_array( $tree ) ) {
			return is_int( $tree ) || is_float( $tree ) ? (float) $tree : 0.0;
		}
		$operator = array_shift( $tree );
		$operands = array_map(
			static fn( mixed $operand ) => self::evaluate( $operand, $amount ),
			array_values( $tree )
		);
		$result   = array_shift( $operands ) ?? 0.0;
		foreach ( $operands as $operand ) {
			$result = self::apply( $operator, $result, $operand );
		}
		return $result;
	}

	/** @return list<string> Ids of the fields and inputs that the formula reads. */
	public static function sources( mixed $tree ): array {
		if ( is_array( $tree ) ) {
			return array_merge( ...array_map( self::sources( ... ), array_values( array_slice( $tree, 1 ) ) ) );
		}
		return is_string( $tree ) ? array( $tree ) : array();
	}

	private static function apply( mixed $operator, float $left, float $right ): float {
		return match ( $operator ) {
			'+'     => $left + $right,
			'-'     => $left - $right,
			'*'     => $left * $right,
			// NAN makes every result that it is part of NAN too: the formula then has no result.
			default => 0.0 === abs( $right ) ? NAN : $left / $right,
		};
	}
}
