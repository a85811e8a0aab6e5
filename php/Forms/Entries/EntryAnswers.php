<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Forms\Definitions\KeptFields;
use Atoll\Forms\Definitions\Storage\FormVersions;

/** An entry's answers in words, in the form's order; answers to fields that the form does not have come last. */
final class EntryAnswers {

	public function __construct(
		private AnswerText $answerText,
		private FormVersions $versions,
		private KeptFields $kept
	) {}

	/**
	 * @param Form|null $form As the entry was sent with; null when it is gone.
	 * @return list<EntryAnswer> What was answered; to a question that the form did not ask, in the words that it is
	 * kept with, or of the form's last version that does ask it.
	 */
	public function ofEntry( ?Form $form, Entry $entry ): array {
		return $this->find( $form, $entry->answers, null === $form ? array() : $this->others( $form ) );
	}

	/**
	 * The same by one version of the form alone, for lists.
	 *
	 * @param Form|null                $form    Null when it is gone.
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

	/** @return \Generator<int, Form> Nothing is read for an entry without other answers. */
	private function withKept( Form $form ): \Generator {
		yield $this->kept->with( $form );
	}

	/**
	 * @param array<array-key, string> $answers
	 * @param iterable<Form>           $others  Read only if the form does not have all of the fields.
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
	 * @param array<array-key, string> $answers Those to fields of the form are taken out.
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
			// What is recorded beside an answer is none by itself.
			if ( array() !== array_diff_key( $fieldAnswers, $field->record() ) ) {
				$entryAnswers[] = new EntryAnswer( $field, '', $this->text( $field, $fieldAnswers ), $isAsked );
			}
		}
		return $entryAnswers;
	}

	/**
	 * What was recorded beside an answer (the words that somebody agreed to) says more than the answer itself. Of
	 * choices and parts that are gone from the form, what was answered is still shown.
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
