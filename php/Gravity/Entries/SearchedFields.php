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

/** What answers that are searched or sorted are, as the forms of the search have their fields now. */
final class SearchedFields {

	/** Those by which choices are found by their words in a search of any field. */
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
	 * How an answer that is a number is typed; null where it is none, or where forms do not have it alike.
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
	 * The same of an answer that is sorted by: in the first form alone, as Gravity Forms has it.
	 *
	 * @param list<int> $formNumbers
	 */
	public function sortedFormat( string $key, array $formNumbers ): ?NumberFormat {
		return array() === $formNumbers ? null : $this->numberFormat( $key, array_slice( $formNumbers, 0, 1 ) );
	}

	/**
	 * What entries keep of choices that people find by their words, as Gravity Forms has it in a search of any field.
	 *
	 * @param list<int> $formNumbers Empty for every form.
	 * @return list<AnswerCondition> One for each field that has choices with such words.
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
