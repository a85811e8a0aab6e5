<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Search;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Formats\NumberFormat;
use Atoll\Engine\Logic\PlainNumber;
use Atoll\Engine\Shapes\DateShape;
use Atoll\Engine\Shapes\PartsShape;
use Atoll\Forms\Entries\Storage\AnswerCondition;

/** What a condition compares: the texts of an answer with those that it names, both written the same way. */
final class ComparedTexts {

	/** Operators that look for a part of what is written, and so not for a number or a day. */
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

	/** An answer as {@see PlainNumber} writes equal numbers; one that came from Gravity Forms may be plain already. */
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
			default                          => array(), // Days are the same, earlier or later as they are kept.
		};
	}

	/** @param array<array-key, string> $answers */
	private static function date( Field $field, array $answers ): string {
		$shape = new DateShape();
		return $shape->display( $field, $shape->fromEntry( $field, $answers ) );
	}

	/**
	 * @param array<array-key, string> $answers
	 * @return list<string> All parts as one text, and with commas between its lines as lists show it.
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
	 * @return non-empty-list<string> One empty answer where there is none.
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

	/** @return list<string> Values of a JSON list of texts; any other answer is one value. */
	private static function listValues( string $answer ): array {
		$list  = json_decode( $answer, true );
		$texts = is_array( $list ) ? array_values( array_filter( $list, is_string( ... ) ) ) : array();
		return $texts === $list ? $texts : array( $answer );
	}
}
