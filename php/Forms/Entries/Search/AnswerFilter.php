<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Forms\Entries\Storage\AnswerCondition;

/** Whether an entry's answers are what a list asks for: once, in PHP, so that every database says the same. */
final class AnswerFilter {

	/**
	 * @param list<AnswerCondition>    $conditions
	 * @param bool                     $any     One is enough.
	 * @param array<array-key, string> $answers Keyed as in an entry; properties stand beside them under their names.
	 */
	public static function passes( array $conditions, bool $any, array $answers ): bool {
		foreach ( $conditions as $condition ) {
			if ( $any === self::holds( $condition, $answers ) ) {
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
		$given  = self::given( $condition->key, $answers );
		$given  = $condition->isList ? array_merge( ...array_map( self::values( ... ), $given ) ) : $given;
		$given  = array_map( TextFolding::of( ... ), $given );
		$wanted = array_map( TextFolding::of( ... ), (array) $condition->value );
		$first  = $wanted[0] ?? '';
		return match ( $condition->operator ) {
			'isnot'       => ! in_array( $first, $given, true ),
			'in'          => array() !== array_intersect( $given, $wanted ),
			'notin'       => array() === array_intersect( $given, $wanted ),
			'contains'    => self::some( $given, static fn( string $text ) => str_contains( $text, $first ) ),
			'starts_with' => self::some( $given, static fn( string $text ) => str_starts_with( $text, $first ) ),
			'ends_with'   => self::some( $given, static fn( string $text ) => str_ends_with( $text, $first ) ),
			'>', '<', '>=', '<=' => self::some(
				$given,
				static fn( string $text ) => self::compares( $text, $condition->operator, $first )
			),
			AnswerCondition::WITHIN  => self::isWithin( $given, $wanted ),
			AnswerCondition::OUTSIDE => ! self::isWithin( $given, $wanted ),
			default       => in_array( $first, $given, true ),
		};
	}

	/**
	 * @param list<string> $given
	 * @param list<string> $spans First and last of each.
	 */
	private static function isWithin( array $given, array $spans ): bool {
		foreach ( array_chunk( $spans, 2 ) as $span ) {
			$isIn = static fn( string $text ) => self::compares( $text, '>=', $span[0] )
				&& self::compares( $text, '<=', $span[1] ?? '' );
			if ( self::some( $given, $isIn ) ) {
				return true;
			}
		}
		return false;
	}

	/** Numbers as numbers, and anything else, such as dates, by its letters. What is empty is neither more nor less. */
	private static function compares( string $text, string $operator, string $than ): bool {
		if ( '' === $text || '' === $than ) {
			return false;
		}
		$order = is_numeric( $text ) && is_numeric( $than ) ? (float) $text <=> (float) $than : strcmp( $text, $than );
		return match ( $operator ) {
			'>'     => $order > 0,
			'<'     => $order < 0,
			'>='    => $order >= 0,
			default => $order <= 0,
		};
	}

	/**
	 * @param array<array-key, string> $answers
	 * @return non-empty-list<string> One empty answer where there is none.
	 */
	private static function given( string $key, array $answers ): array {
		if ( AnswerCondition::ANY_FIELD === $key ) {
			return array_values(
				array_filter( $answers, static fn( $input ) => is_numeric( $input ), ARRAY_FILTER_USE_KEY )
			)
				?: array( '' );
		}
		$inputs = isset( $answers[ $key ] ) || str_contains( $key, '.' )
			? array()
			: array_values(
				array_filter(
					$answers,
					static fn( $input ) => str_starts_with( (string) $input, "{$key}." ),
					ARRAY_FILTER_USE_KEY
				)
			);
		return array() === $inputs ? array( $answers[ $key ] ?? '' ) : $inputs;
	}

	/** @return list<string> Those of a list; what is none is a value itself. */
	private static function values( string $answer ): array {
		$list = json_decode( $answer, true );
		return is_array( $list ) ? array_values( array_filter( $list, is_string( ... ) ) ) : array( $answer );
	}

	/**
	 * @param list<string>             $texts
	 * @param callable( string ): bool $holds
	 */
	private static function some( array $texts, callable $holds ): bool {
		foreach ( $texts as $text ) {
			if ( $holds( $text ) ) {
				return true;
			}
		}
		return false;
	}
}
