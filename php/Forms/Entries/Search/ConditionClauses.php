<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\AnswerCondition;

/**
 * Conditions on answers as clauses of the search index, so that most entries need not be read. They are never stricter
 * than the conditions themselves.
 */
final class ConditionClauses {

	/**
	 * @param list<AnswerCondition> $conditions
	 * @param bool                  $any        One is enough.
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
			return array(); // It may be another answer; or it is a property of the entry, or any field.
		}
		if ( $condition->isList ) {
			return in_array( $condition->operator, array( 'is', 'in' ), true ) ? self::ofList( $values ) : array();
		}
		if ( 'parts' === $condition->shown?->shape && in_array( $condition->operator, array( 'is', 'in' ), true ) ) {
			// The token of the whole answer is that of one part; the words are those of all of them.
			return 'is' === $condition->operator ? self::ofText( $values[0] ?? '', '', '' ) : self::ofList( $values );
		}
		if ( null !== $condition->numberFormat && ! in_array( $condition->operator, array( 'is', 'in' ), true ) ) {
			return array(); // An older entry, or one from before its field was a number, lacks the plain words.
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
	 * One word of each value, since the token of the whole answer is that of the JSON list or of a part.
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
	 * The words of a part of an answer: the first may be the end of a longer word, and the last its beginning. Of a
	 * long word the index has the beginning alone, which ends soon where letters take several bytes: such an end is
	 * not looked for there.
	 *
	 * @param string $startWildcard `*` when the first may.
	 * @param string $endWildcard   `*` when the last may.
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
