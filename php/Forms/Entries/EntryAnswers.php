<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Definitions\UnsupportedFields;

/** An entry's answers as people read them, in the form's order. Answers to unknown fields come last. */
final class EntryAnswers {

	public function __construct(
		private AnswerText $answerText,
		private FormVersions $versions,
		private UnsupportedFields $kept
	) {}

	/**
	 * @param Form|null $form The form version that the entry was sent with; null if it does not exist.
	 * @return list<EntryAnswer> All answers. One to a question that this version did not ask is labelled by a field
	 * that the form keeps, or by the last version that asks it.
	 */
	public function ofEntry( ?Form $form, Entry $entry ): array {
		return $this->find( $form, $entry->answers, null === $form ? array() : $this->others( $form ) );
	}

	/**
	 * Returns the same, but uses only one version of the form; for lists.
	 *
	 * @param Form|null                $form    Null if it does not exist.
	 * @param array<array-key, string> $answers Keyed as in the entry.
	 * @return list<EntryAnswer>
	 */
	public function read( ?Form $form, array $answers ): array {
		return $this->find( $form, $answers, null === $form ? array() : $this->withKept( $form ) );
	}

	/** @return \Generator<int, Form> */
	private function others( Form $form ): \Generator {
		yield from $this->withKept( $form );
		yield from $this->versions->others( $form );
	}

	/** @return \Generator<int, Form> Reads nothing unless the entry has further answers. */
	private function withKept( Form $form ): \Generator {
		yield $this->kept->with( $form );
	}

	/**
	 * @param array<array-key, string> $answers
	 * @param iterable<Form>           $others  Read only if the form lacks some of the fields.
	 * @return list<EntryAnswer>
	 */
	private function find( ?Form $form, array $answers, iterable $others ): array {
		$entryAnswers = null === $form ? array() : $this->takeAnswers( $form, $answers, true );
		foreach ( array() === $answers ? array() : $others as $version ) {
			$entryAnswers = array( ...$entryAnswers, ...$this->takeAnswers( $version, $answers, false ) );
			if ( array() === $answers ) {
				break;
			}
		}
		foreach ( $answers as $key => $text ) {
			$entryAnswers[] = new EntryAnswer( null, (string) $key, $text, false );
		}
		return $entryAnswers;
	}

	/**
	 * @param array<array-key, string> $answers Answers to the form's fields are removed from this list.
	 * @return list<EntryAnswer>
	 */
	private function takeAnswers( Form $form, array &$answers, bool $isAsked ): array {
		$entryAnswers = array();
		foreach ( $form->fields() as $field ) {
			$fieldAnswers = array_filter(
				$answers,
				static fn( $key ) => (int) $key === $field->id,
				ARRAY_FILTER_USE_KEY
			);
			$answers      = array_diff_key( $answers, $fieldAnswers );
			// What the form records with an answer is not an answer itself.
			if ( array() !== array_diff_key( $fieldAnswers, $field->record() ) ) {
				$entryAnswers[] = new EntryAnswer( $field, '', $this->text( $field, $fieldAnswers ), $isAsked );
			}
		}
		return $entryAnswers;
	}

	/**
	 * Returns what was recorded with an answer (the words that the person agreed to), because it says more than the
	 * answer. Choices and parts that the form no longer has are still shown as they were answered.
	 *
	 * @param array<array-key, string> $fieldAnswers
	 */
	private function text( Field $field, array $fieldAnswers ): string {
		$recorded = array_intersect_key( $fieldAnswers, $field->record() );
		if ( $recorded ) {
			return reset( $recorded );
		}
		$keysInForm = array_flip(
			array( $field->id, ...array_map( static fn( FieldInput $input ) => $input->id, $field->inputs ) )
		);
		$text       = $this->answerText->stored( $field, $fieldAnswers );
		return implode(
			"\n",
			array_filter(
				array(
					'' === $text ? implode( "\n", array_intersect_key( $fieldAnswers, $keysInForm ) ) : $text,
					...array_values( array_diff_key( $fieldAnswers, $keysInForm ) ),
				),
				static fn( string $part ): bool => '' !== $part // "0" is an answer.
			)
		);
	}
}
