<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Formats\NumberFormat;
use Atoll\Engine\Logic\PlainNumber;
use Atoll\Engine\Shapes\DateShape;
use Atoll\Engine\Shapes\PartsShape;
use Atoll\Forms\Entries\Storage\AnswerCondition;

/** Normalises the texts that a condition compares: those of an answer and those in the condition. */
final class ComparedTexts {

	/** Operators that match a part of the displayed text, instead of comparing numbers or days. */
	private const PART_OPERATORS = array( 'contains', 'like', 'starts_with', 'ends_with' );

	/**
	 * @param array<array-key, string> $answers Keyed as in an entry.
	 * @return list<string>
	 */
	public static function ofAnswers( AnswerCondition $condition, array $answers ): array {
		$texts = self::textsOf( $condition->key, $answers );
		if ( $condition->isList ) {
			$texts = array_merge( ...array_map( self::listValues( ... ), $texts ) );
		}
		$format = $condition->numberFormat;
		if ( null !== $format ) {
			$texts = self::looksForPart( $condition )
				? array_merge( $texts, array_map( $format->plain( ... ), $texts ) )
				: array_map( static fn( string $text ) => self::number( $text, $format ), $texts );
		}
		if ( null !== $condition->shown ) {
			array_push( $texts, ...self::shown( $condition->shown, $condition, $answers ) );
		}
		return array_map( TextFolding::fold( ... ), $texts );
	}

	/** @return list<string> */
	public static function expected( AnswerCondition $condition ): array {
		$texts  = (array) $condition->value;
		$format = $condition->numberFormat;
		if ( null !== $format && ! self::looksForPart( $condition ) ) {
			$texts = array_map( static fn( string $text ) => PlainNumber::ofRule( $text, $format ), $texts );
		}
		return array_map( TextFolding::fold( ... ), $texts );
	}

	/** Normalises a number as {@see PlainNumber} does. An answer from Gravity Forms may be a plain number already. */
	public static function number( string $answer, NumberFormat $format ): string {
		return PlainNumber::normalise( $format->plain( $answer ), NumberFormat::DecimalDot );
	}

	/**
	 * @param array<array-key, string> $answers
	 * @return list<string>
	 */
	private static function shown( Field $field, AnswerCondition $condition, array $answers ): array {
		return match ( true ) {
			'date' !== $field->shape         => self::joined( $field, $answers ),
			self::looksForPart( $condition ) => array( self::date( $field, $answers ) ),
			default                          => array(), // Stored dates compare correctly as they are.
		};
	}

	/** @param array<array-key, string> $answers */
	private static function date( Field $field, array $answers ): string {
		$shape = new DateShape();
		return $shape->display( $field, $shape->fromEntry( $field, $answers ) );
	}

	/**
	 * @param array<array-key, string> $answers
	 * @return list<string> All parts as one text, with blanks and with commas between its lines, as lists show it.
	 */
	private static function joined( Field $field, array $answers ): array {
		$shape = new PartsShape();
		$value = $shape->fromEntry( $field, $answers );
		$text  = $shape->isEmpty( $field, $value ) ? '' : $shape->display( $field, $value );
		return '' === $text
			? array()
			: array( str_replace( "\n", ' ', $text ), str_replace( "\n", ', ', $text ) );
	}

	private static function looksForPart( AnswerCondition $condition ): bool {
		return in_array( $condition->operator, self::PART_OPERATORS, true );
	}

	/**
	 * @param array<array-key, string> $answers
	 * @return non-empty-list<string> A single empty text if there is no answer.
	 */
	private static function textsOf( string $key, array $answers ): array {
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

	/** @return list<string> The texts of a JSON list; otherwise the answer itself. */
	private static function listValues( string $answer ): array {
		$list  = json_decode( $answer, true );
		$texts = is_array( $list ) ? array_values( array_filter( $list, is_string( ... ) ) ) : array();
		return $texts === $list ? $texts : array( $answer );
	}
}
