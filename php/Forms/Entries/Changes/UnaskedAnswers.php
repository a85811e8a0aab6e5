<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Shapes\SelectionShape;

/**
 * Answers of an entry that its form has no place for: to questions, parts and boxes that it does not have, and choices
 * that it does not offer. Nobody who changes the others sees them, so they stay as they are; but where a question is of
 * another kind now, a new answer to it takes the place of the old one.
 */
final class UnaskedAnswers {

	/**
	 * @param array<array-key, string> $stored  By the keys of an entry.
	 * @param ResolvedAnswers          $changed What takes the place of the others.
	 * @return array<array-key, string> What stands beside those; of a list that was changed, in place of it: with what
	 *                                  was chosen, also what was once.
	 */
	public static function of( array $stored, Form $form, ResolvedAnswers $changed ): array {
		$given = self::given( $form, $changed );
		$kept  = array_filter(
			array_diff_key( $stored, $given ),
			static function ( string $answer, int|string $key ) use ( $form, $changed, $given ): bool {
				$field = $form->field( (int) $key );
				return null === $field || (
					! $changed->isHidden( $field->id )
						&& ! self::isAsked( $field, (string) $key, $answer )
						&& ! self::isReplaced( (string) $key, $given )
				);
			},
			ARRAY_FILTER_USE_BOTH
		);
		return self::lists( $stored, $form, $changed ) + $kept;
	}

	/** @return array<array-key, string> What was answered: parts that nobody sees stay as they were stored. */
	private static function given( Form $form, ResolvedAnswers $changed ): array {
		$given = $changed->answers()->toEntry();
		foreach ( $form->fields() as $field ) {
			$given = array_diff_key( $given, $field->hiddenParts() );
		}
		return $given;
	}

	private static function isAsked( Field $field, string $key, string $answer ): bool {
		if ( ! $field->holds( $key ) || isset( $field->record()[ $key ] ) ) {
			return $field->holds( $key );
		}
		$selects = array_filter(
			$field->inputs,
			static fn( FieldInput $input ): bool => $key === $input->id && 'select' === $input->control
		);
		$isAsked = static fn( FieldInput $select ): bool => in_array( $answer, self::values( $select->choices ), true );
		return array() === $selects
			? $field->isList() || ! $field->isChosen() || in_array( $answer, self::values( $field->choices ), true )
			: array() !== array_filter( $selects, $isAsked );
	}

	/**
	 * @param list<Choice> $choices
	 * @return list<string>
	 */
	private static function values( array $choices ): array {
		return array_column( $choices, 'value' );
	}

	/**
	 * @param array<array-key, string> $stored
	 * @return array<array-key, string> Lists that had choices which are not offered: what is chosen, and those.
	 */
	private static function lists( array $stored, Form $form, ResolvedAnswers $changed ): array {
		$shape = new SelectionShape();
		$lists = array();
		foreach ( $form->fields() as $field ) {
			$before = $field->isList() && ! $changed->isHidden( $field->id )
				? AnswerValue::texts( $shape->fromEntry( $field, $stored ) )
				: array();
			$kept   = array_diff( $before, self::values( $field->choices ) );
			if ( array() !== $kept ) {
				$chosen = AnswerValue::texts( $changed->answers()->value( $field->id ) );
				$lists += $shape->toEntry( $field, array_values( array_unique( array( ...$chosen, ...$kept ) ) ) );
			}
		}
		return $lists;
	}

	/**
	 * Whether its question was answered in parts once and as a whole now, or the other way around.
	 *
	 * @param array<array-key, string> $given What is answered now.
	 */
	public static function isReplaced( string $key, array $given ): bool {
		$keys  = array_filter( array_keys( $given ), static fn( int|string $other ) => (int) $other === (int) $key );
		$alike = array_filter( $keys, static fn( int|string $one ) => self::isPart( $one ) === self::isPart( $key ) );
		return array() !== $keys && array() === $alike;
	}

	private static function isPart( int|string $key ): bool {
		return str_contains( (string) $key, '.' );
	}
}
