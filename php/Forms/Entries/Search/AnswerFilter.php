<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\AnswerCondition;

/** Checks an entry's answers against conditions of a list. Done in PHP for the same result on every database. */
final class AnswerFilter {

	/**
	 * @param list<AnswerCondition>    $conditions
	 * @param bool                     $any        Whether a single condition is enough.
	 * @param array<array-key, string> $answers    Keyed as in an entry, along with properties under their names.
	 */
	public static function passes( array $conditions, bool $any, array $answers ): bool {
		foreach ( $conditions as $condition ) {
			$holds = self::holds( $condition, $answers )
				|| ( array() !== $condition->orElse && self::passes( $condition->orElse, true, $answers ) );
			if ( $any === $holds ) {
				return $any;
			}
		}
		return ! $any || array() === $conditions;
	}

	/**
	 * A negative condition must hold for every input of a field, a positive one for at least one.
	 *
	 * @param array<array-key, string> $answers
	 */
	private static function holds( AnswerCondition $condition, array $answers ): bool {
		$texts    = ComparedTexts::ofAnswers( $condition, $answers );
		$expected = ComparedTexts::expected( $condition );
		$first    = $expected[0] ?? '';
		return match ( $condition->operator ) {
			'isnot'       => ! in_array( $first, $texts, true ),
			'in'          => array() !== array_intersect( $texts, $expected ),
			'notin'       => array() === array_intersect( $texts, $expected ),
			'contains'    => self::any( $texts, static fn( string $text ) => str_contains( $text, $first ) ),
			'like'        => self::any( $texts, ( new LikePattern( $first ) )->matches( ... ) ),
			'starts_with' => self::any( $texts, static fn( string $text ) => str_starts_with( $text, $first ) ),
			'ends_with'   => self::any( $texts, static fn( string $text ) => str_ends_with( $text, $first ) ),
			'>', '<', '>=', '<=' => self::any(
				$texts,
				static fn( string $text ) => self::compares(
					$text,
					$condition->operator,
					$first,
					null !== $condition->numberFormat
				)
			),
			AnswerCondition::WITHIN  => self::isWithin( $texts, $expected ),
			AnswerCondition::OUTSIDE => ! self::isWithin( $texts, $expected ),
			default       => in_array( $first, $texts, true ),
		};
	}

	/**
	 * @param list<string> $texts
	 * @param list<string> $spans First and last moment of each span.
	 */
	private static function isWithin( array $texts, array $spans ): bool {
		foreach ( array_chunk( $spans, 2 ) as $span ) {
			$isIn = static fn( string $text ) => self::compares( $text, '>=', $span[0] )
				&& self::compares( $text, '<=', $span[1] ?? '' );
			if ( self::any( $texts, $isIn ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Compares numbers as numbers, and anything else, such as dates, as text. False if a text is empty.
	 *
	 * @param bool $ofNumbers Whether to return false if one of the texts is not a number.
	 */
	private static function compares( string $text, string $operator, string $other, bool $ofNumbers = false ): bool {
		$areNumbers = is_numeric( $text ) && is_numeric( $other );
		if ( '' === $text || '' === $other || ( $ofNumbers && ! $areNumbers ) ) {
			return false;
		}
		$order = $areNumbers
			? (float) $text <=> (float) $other
			: strcmp( $text, $other );
		return match ( $operator ) {
			'>'     => $order > 0,
			'<'     => $order < 0,
			'>='    => $order >= 0,
			default => $order <= 0,
		};
	}

	/**
	 * @param list<string>             $texts
	 * @param callable( string ): bool $holds
	 */
	private static function any( array $texts, callable $holds ): bool {
		foreach ( $texts as $text ) {
			if ( $holds( $text ) ) {
				return true;
			}
		}
		return false;
	}
}
