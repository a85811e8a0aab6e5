<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Engine\Formats\Text;
use Atoll\Engine\Shapes\PartsShape;

/**
 * Answers in the form in which rules and formulas compare them; the mirror of src/forms/logic/comparable.ts.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
final class ComparableAnswer {

	/** A result of exactly zero: its field is empty (spec 5), yet the result is also less than 100. */
	public const ZERO = array( '', '0' );

	/**
	 * Returns the texts of a field's answer, or of one of its inputs.
	 *
	 * @param AnyValue $value
	 * @param string   $source "3" for the whole answer, "3.6" for one of the field's inputs.
	 * @return list<string>
	 */
	public static function textsAt( Field $field, string|array $value, string $source ): array {
		if ( is_array( $value ) && ! array_is_list( $value ) ) {
			return self::partsAt( $field, AnswerValue::byInput( $value ), $source );
		}
		if ( (string) $field->id === $source ) {
			return self::told( $value );
		}
		// For an input without choices, such as the minutes of a time, the whole field is compared.
		$choice = self::input( $field, $source )->value ?? '';
		return array_values(
			array_filter( self::told( $value ), static fn( string $text ) => '' === $choice || $text === $choice )
		);
	}

	/**
	 * Returns the texts as conditions compare them: at least one, which is empty when there is no answer.
	 *
	 * @param AnyValue $value
	 * @return non-empty-list<string>
	 */
	public static function normalise( Field $field, string|array $value, string $source ): array {
		$texts = array();
		foreach ( self::textsAt( $field, $value, $source ) as $text ) {
			$folded = self::folded( $text );
			if ( '' !== $folded ) {
				$texts[] = NormalisedText::fromAnswer( $field, $folded );
			}
		}
		return array() === $texts ? array( '' ) : $texts;
	}

	/**
	 * Trims white space and lower-cases the letters A to Z, but no others: Gravity Forms' server does the same.
	 */
	public static function folded( string $text ): string {
		return Text::lower( Text::trimmed( $text ) );
	}

	/**
	 * @param array<string, string> $texts By input id.
	 * @return list<string>
	 */
	private static function partsAt( Field $field, array $texts, string $source ): array {
		$isWhole = (string) $field->id === $source;
		if ( $isWhole && PartsShape::isUnanswered( $field, $texts ) ) {
			return array();
		}
		return array_values(
			array_diff( $isWhole ? $texts : array( $texts[ $source ] ?? '' ), array( FieldInput::NO_ANSWER ) )
		);
	}

	/**
	 * Returns all texts in an answer, and the names of files.
	 *
	 * @param AnyValue $value
	 * @return list<string>
	 */
	private static function told( string|array $value ): array {
		$texts = array();
		foreach ( is_array( $value ) ? $value : array( $value ) as $one ) {
			array_push( $texts, ...( $one instanceof FileAnswer ? array( $one->name ) : AnswerValue::texts( $one ) ) );
		}
		return $texts;
	}

	private static function input( Field $field, string $id ): ?FieldInput {
		foreach ( $field->inputs as $input ) {
			if ( $id === $input->id ) {
				return $input;
			}
		}
		return null;
	}
}
