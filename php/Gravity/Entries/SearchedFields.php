<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Formats\NumberFormat;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Search\AnswerFilter;
use Atoll\Forms\Entries\Storage\AnswerCondition;

/** Looks up the fields whose answers are searched or sorted by, in the current forms that a search covers. */
final class SearchedFields {

	/** Operators by which a search of any field also finds choices by their text. */
	private const OPERATORS_OF_WORDS = array( 'is', 'contains', 'like' );

	public function __construct( private FormRepository $forms ) {}

	/**
	 * Whether an answer is a list of several choices.
	 *
	 * @param list<int> $formNumbers Empty for every form.
	 */
	public function isList( string $key, array $formNumbers ): bool {
		foreach ( $this->searched( $formNumbers ) as $form ) {
			if ( true === $this->field( $form, $key )?->isList() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the number format of an answer; null where it is not a number, or where the forms' formats differ.
	 *
	 * @param list<int> $formNumbers Empty for every form.
	 */
	public function numberFormat( string $key, array $formNumbers ): ?NumberFormat {
		$found = null;
		foreach ( $this->searched( $formNumbers ) as $form ) {
			$field  = $this->field( $form, $key );
			$format = $field?->numberFormat();
			if ( null !== $field && ( null === $format || $format !== ( $found ?? $format ) ) ) {
				return null;
			}
			$found ??= $format;
		}
		return $found;
	}

	/**
	 * Returns the number format of an answer that is sorted by. As in Gravity Forms, only the first form counts.
	 *
	 * @param list<int> $formNumbers
	 */
	public function sortedFormat( string $key, array $formNumbers ): ?NumberFormat {
		return array() === $formNumbers ? null : $this->numberFormat( $key, array_slice( $formNumbers, 0, 1 ) );
	}

	/**
	 * Finds the stored values of choices by their texts, as Gravity Forms does in a search of any field.
	 *
	 * @param list<int> $formNumbers Empty for every form.
	 * @return list<AnswerCondition> One for each field with choices that match.
	 */
	public function chosenBy( string $operator, string $words, array $formNumbers ): array {
		if ( '' === $words || ! in_array( $operator, self::OPERATORS_OF_WORDS, true ) ) {
			return array();
		}
		$found = array();
		foreach ( $this->searched( $formNumbers ) as $form ) {
			foreach ( $form->fields() as $field ) {
				$values = array_column( self::choicesLike( $field, $operator, $words ), 'value' );
				if ( array() !== $values ) {
					$found[] = new AnswerCondition( (string) $field->id, 'in', $values, $field->isList() );
				}
			}
		}
		return $found;
	}

	/** @return list<Choice> */
	private static function choicesLike( Field $field, string $operator, string $words ): array {
		$condition = new AnswerCondition( (string) $field->id, $operator, $words );
		return array_values(
			array_filter(
				$field->choices,
				static fn( Choice $choice ): bool => AnswerFilter::passes(
					array( $condition ),
					false,
					array( $field->id => $choice->text )
				)
			)
		);
	}

	/**
	 * @param list<int> $formNumbers
	 * @return iterable<Form>
	 */
	private function searched( array $formNumbers ): iterable {
		return array() === $formNumbers ? $this->forms->all() : $this->named( $formNumbers );
	}

	/**
	 * @param list<int> $numbers
	 * @return list<Form>
	 */
	private function named( array $numbers ): array {
		return array_values(
			array_filter( array_map( fn( int $number ): ?Form => $this->forms->findAny( $number )?->form, $numbers ) )
		);
	}

	private function field( Form $form, string $key ): ?Field {
		return is_numeric( $key ) ? $form->field( (int) $key ) : null;
	}
}
