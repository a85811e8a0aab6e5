<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\AnswerCondition;

/**
 * Conditions of answers as conditions of the search index, so that most entries need not be read. They are never
 * stricter than the conditions themselves.
 */
final class ConditionClauses {

	/**
	 * @param list<AnswerCondition> $conditions
	 * @param bool                  $any        One is enough.
	 * @return list<SearchClause>
	 */
	public static function of( array $conditions, bool $any ): array {
		$each = array_map( self::ofOne( ... ), $conditions );
		if ( ! $any ) {
			return array_merge( ...$each );
		}
		$single = array_filter( $each, static fn( array $clauses ) => 1 === count( $clauses ) );
		$tokens = array_merge(
			...array_map( static fn( array $clauses ) => $clauses[0]->tokens, array_values( $single ) )
		);
		return count( $single ) < count( $each ) || array() === $tokens
			? array()
			: array( new SearchClause( $tokens ) );
	}

	/** @return list<SearchClause> */
	private static function ofOne( AnswerCondition $condition ): array {
		$values = (array) $condition->value;
		if ( 1 !== preg_match( '/^[1-9]\d*(\.\d+)?$/D', $condition->key ) ) {
			return array(); // A property of the entry, or any field.
		}
		if ( $condition->isList ) {
			return in_array( $condition->operator, array( 'is', 'in' ), true ) ? self::among( $values ) : array();
		}
		return match ( $condition->operator ) {
			'isnot', 'notin', '>', '<', '>=', '<=' => array(),
			'contains'                     => self::words( $values[0] ?? '', '*', '*' ),
			'starts_with'                  => self::words( $values[0] ?? '', '', '*' ),
			'ends_with'                    => self::words( $values[0] ?? '', '*', '' ),
			'in'                           => self::whole( $condition->key, $values ),
			default                        => self::whole( $condition->key, array_slice( $values, 0, 1 ) ),
		};
	}

	/**
	 * @param list<string> $values
	 * @return list<SearchClause>
	 */
	private static function whole( string $key, array $values ): array {
		$kept = array_filter( $values, WholeAnswerToken::isKept( ... ) );
		return array() === $kept || count( $kept ) < count( $values )
			? array()
			: array(
				new SearchClause(
					array_map(
						static fn( string $value ) => WholeAnswerToken::token( $key, $value ),
						array_values( $kept )
					)
				),
			);
	}

	/**
	 * A word of each value: the whole answer is a list, and known as such.
	 *
	 * @param list<string> $values
	 * @return list<SearchClause>
	 */
	private static function among( array $values ): array {
		$words = array_map(
			static fn( string $value ) => SearchTokens::words( TextFolding::of( $value ) )[0] ?? '',
			$values
		);
		return array() === $words || in_array( '', $words, true ) ? array() : array( new SearchClause( $words ) );
	}

	/**
	 * The words of a part of an answer, of which the first may have begun before it and the last go on behind it.
	 *
	 * @param string $before `*` when it may.
	 * @param string $behind Likewise.
	 * @return list<SearchClause>
	 */
	private static function words( string $value, string $before, string $behind ): array {
		$words = SearchTokens::words( TextFolding::of( $value ) );
		$last  = count( $words ) - 1;
		return array_map(
			static fn( string $word, int $at ) => new SearchClause(
				array(
					0 === $at && '*' === $before
						? '*' . substr( $word, 1 ) . '*'
						: $word . ( $at === $last ? $behind : '' ),
				)
			),
			$words,
			array_keys( $words )
		);
	}
}
