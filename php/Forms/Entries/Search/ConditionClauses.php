<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\AnswerCondition;

/**
 * Converts conditions on answers to clauses for the search index, so that most entries need not be read. The clauses
 * are never stricter than the conditions.
 */
final class ConditionClauses {

	/**
	 * @param list<AnswerCondition> $conditions
	 * @param bool                  $any        Whether a single condition is enough.
	 * @return list<SearchClause>
	 */
	public static function build( array $conditions, bool $any ): array {
		$each = array_map( self::ofCondition( ... ), $conditions );
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
	private static function ofCondition( AnswerCondition $condition ): array {
		$values = ComparedTexts::expected( $condition );
		if ( array() !== $condition->orElse || 1 !== preg_match( '/^[1-9]\d*(\.\d+)?$/D', $condition->key ) ) {
			return array(); // Another answer may match too, or the key is a property or any field.
		}
		if ( $condition->isList ) {
			return in_array( $condition->operator, array( 'is', 'in' ), true ) ? self::ofList( $values ) : array();
		}
		if ( 'parts' === $condition->shown?->shape && in_array( $condition->operator, array( 'is', 'in' ), true ) ) {
			// A token of a whole answer exists for each part only, but the words include those of all parts.
			return 'is' === $condition->operator ? self::ofText( $values[0] ?? '', '', '' ) : self::ofList( $values );
		}
		if ( null !== $condition->numberFormat && ! in_array( $condition->operator, array( 'is', 'in' ), true ) ) {
			return array(); // Entries from before the field was a number lack tokens of plain numbers.
		}
		return match ( $condition->operator ) {
			'isnot', 'notin', '>', '<', '>=', '<=' => array(),
			'contains'                     => self::ofText( $values[0] ?? '', '*', '*' ),
			'like'                         => self::ofPattern( $values[0] ?? '' ),
			'starts_with'                  => self::ofText( $values[0] ?? '', '', '*' ),
			'ends_with'                    => self::ofText( $values[0] ?? '', '*', '' ),
			'in'                           => self::ofWholeAnswers( $condition->key, $values ),
			default                        => self::ofWholeAnswers( $condition->key, array_slice( $values, 0, 1 ) ),
		};
	}

	/**
	 * @param list<string> $values
	 * @return list<SearchClause>
	 */
	private static function ofWholeAnswers( string $key, array $values ): array {
		$indexed = array_filter( $values, WholeAnswerToken::isIndexed( ... ) );
		return array() === $indexed || count( $indexed ) < count( $values )
			? array()
			: array(
				new SearchClause(
					array_map(
						static fn( string $value ) => WholeAnswerToken::token( $key, $value ),
						array_values( $indexed )
					)
				),
			);
	}

	/**
	 * Uses one word of each value, because the token of a whole answer belongs to the JSON list or to a part.
	 *
	 * @param list<string> $values
	 * @return list<SearchClause>
	 */
	private static function ofList( array $values ): array {
		$words = array_map(
			static fn( string $value ) => SearchTokens::words( TextFolding::fold( $value ) )[0] ?? '',
			$values
		);
		return array() === $words || in_array( '', $words, true ) ? array() : array( new SearchClause( $words ) );
	}

	/** @return list<SearchClause> */
	private static function ofPattern( string $pattern ): array {
		return array_merge(
			...array_map(
				static fn( string $text ): array => self::ofText( $text, '*', '*' ),
				( new LikePattern( $pattern ) )->texts()
			)
		);
	}

	/**
	 * Converts a part of an answer to words: the first may be the end of a longer word, and the last the beginning of
	 * one. The index stores only the beginning of a long word, which is short if letters take several bytes, so the
	 * clauses do not require the end of such a word.
	 *
	 * @param string $startWildcard `*` if the first word may be the end of a longer one.
	 * @param string $endWildcard   `*` if the last word may be the beginning of a longer one.
	 * @return list<SearchClause>
	 */
	private static function ofText( string $value, string $startWildcard, string $endWildcard ): array {
		$words = SearchTokens::words( TextFolding::fold( $value ) );
		$last  = count( $words ) - 1;
		$clauses = array();
		foreach ( $words as $index => $word ) {
			$mayBeEnd = 0 === $index && '*' === $startWildcard;
			if ( ! $mayBeEnd || SearchTokens::isPlain( $word ) ) {
				$clauses[] = new SearchClause(
					array(
						$mayBeEnd
							? '*' . substr( $word, 1 ) . '*'
							: $word . ( $index === $last ? $endWildcard : '' ),
					)
				);
			}
		}
		return $clauses;
	}
}
