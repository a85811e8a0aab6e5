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
 * What rules and formulas see of an answer; the mirror of src/forms/logic/comparable.ts.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
final class ComparableAnswer {

	/** A result of exactly zero: its field holds nothing (spec 5), and yet zero is less than 100. */
	public const ZERO = array( '', '0' );

	/**
	 * What an id names of a field's answer.
	 *
	 * @param AnyValue $value
	 * @param string   $source "3" for all of it, "3.6" for what one of the field's inputs holds.
	 * @return list<string>
	 */
	public static function textsAt( Field $field, string|array $value, string $source ): array {
		if ( is_array( $value ) && ! array_is_list( $value ) ) {
			return self::partsAt( $field, AnswerValue::byInput( $value ), $source );
		}
		if ( (string) $field->id === $source ) {
			return self::told( $value );
		}
		// An input without choices, such as the minutes of a time, compares as its whole field.
		$choice = self::input( $field, $source )->value ?? '';
		return array_values(
			array_filter( self::told( $value ), static fn( string $text ) => '' === $choice || $text === $choice )
		);
	}

	/**
	 * The same as conditions compare it: at least one text, which is empty when nothing was answered.
	 *
	 * @param AnyValue $value
	 * @return non-empty-list<string>
	 */
	public static function of( Field $field, string|array $value, string $source ): array {
		$texts = array();
		foreach ( self::textsAt( $field, $value, $source ) as $text ) {
			$folded = self::folded( $text );
			if ( '' !== $folded ) {
				$texts[] = NormalisedText::of( $field, $folded );
			}
		}
		return array() === $texts ? array( '' ) : $texts;
	}

	/**
	 * Without white space around; letters A to Z count alike in both cases, as in Gravity Forms, whose server folds no
	 * others.
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
	 * Every text in an answer; of files their names.
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
