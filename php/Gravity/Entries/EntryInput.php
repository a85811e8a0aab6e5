<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Forms\Definitions\UnsupportedFields;
use Atoll\Forms\Entries\Changes\OrphanedAnswers;
use Atoll\Forms\Entries\Entry;
use Atoll\Gravity\LooseValues;
use Atoll\Gravity\Values\ValueMappings;
use Atoll\Platform\Errors\BadRequest;

/**
 * Reads entries that Gravity Forms' clients write: properties by name, answers by key. As in Gravity Forms, answers
 * that are not sent become empty. What stays if it is not sent: properties, and answers to parts and checkboxes that
 * the form does not show. Files and secrets always stay. Hidden parts and kept fields can be written too: many are
 * meant for programs alone.
 */
final class EntryInput {

	/** Shapes whose values clients cannot set: files, secrets, captcha tokens. */
	private const PROTECTED_SHAPES = array( 'files', 'secret', 'token' );

	public function __construct(
		private EntryKeys $keys,
		private ValueMappings $values,
		private EntryProperties $properties,
		private UnsupportedFields $kept,
		private HiddenPartKeys $hidden
	) {}

	/**
	 * @param array<int|string, mixed> $body
	 * @param Entry                    $before The entry that is replaced, or a blank one.
	 * @throws BadRequest
	 */
	public function read( array $body, Entry $before, Form $form ): Entry {
		$whole    = $this->kept->with( $form );
		$answers  = $this->answers( $body, $whole );
		$answers += $this->unasked( $body, $before, $whole, $answers ) + $this->protectedAnswers( $before, $whole );
		return $this->properties->read( $body, $before, $answers );
	}

	/**
	 * Returns the entry with other properties; its answers stay, even if the body has some.
	 *
	 * @param array<int|string, mixed> $body
	 * @throws BadRequest
	 */
	public function readProperties( array $body, Entry $before ): Entry {
		return $this->properties->read( $body, $before, $before->answers );
	}

	/**
	 * @param array<int|string, mixed> $body
	 * @return array<array-key, string>
	 * @throws BadRequest
	 */
	private function answers( array $body, Form $form ): array {
		$answers = array();
		foreach ( array_filter( $this->keys->fieldsByKey( $form ), $this->isWritable( ... ) ) as $key => $field ) {
			$answers[ $key ] = $this->answer( $field, (string) $key, $body[ $key ] ?? '' );
		}
		foreach ( $form->fields() as $field ) {
			foreach ( array_keys( $field->record() ) as $key ) {
				$answers[ $key ] = LooseValues::text( $body[ $key ] ?? '' );
			}
		}
		return array_filter( $answers, static fn( string $answer ) => '' !== $answer );
	}

	/** @throws BadRequest When the value is a list but the field takes a single one: it would be stored as empty. */
	private function answer( Field $field, string $key, mixed $value ): string {
		$answer = $this->values->forField( $field )->read( $field, $value );
		if ( '' === $answer && is_array( $value ) && ! AnswerValue::isBlank( $value ) ) {
			/* translators: %s: The key of an answer, such as 3 or 5.2. */
			$message = __( 'The answer under %s is one text, not a list.', 'atoll' );
			throw new BadRequest( 'invalid_answer', sprintf( $message, $key ) );
		}
		return $answer;
	}

	/**
	 * Returns answers under keys that no field of the form has: as they were sent, else as they were stored.
	 *
	 * @param array<int|string, mixed> $body
	 * @param array<array-key, string> $given Answers under the keys that the form has.
	 * @return array<array-key, string>
	 * @throws BadRequest
	 */
	private function unasked( array $body, Entry $before, Form $form, array $given ): array {
		$answers = array();
		$known   = $before->answers + array_map( static fn(): string => '', $this->hidden->find( $form ) );
		foreach ( $known as $key => $stored ) {
			$field = $form->field( (int) $key );
			if ( null === $field || ! $this->isWritable( $field ) || $field->holds( (string) $key ) ) {
				continue;
			}
			$text = isset( $body[ $key ] ) ? $this->answer( $field, (string) $key, $body[ $key ] ) : $stored;
			if ( isset( $body[ $key ] ) || ! OrphanedAnswers::isReplaced( (string) $key, $given ) ) {
				$answers[ $key ] = $text;
			}
		}
		return array_filter( $answers, static fn( string $answer ) => '' !== $answer );
	}

	/** @return array<array-key, string> Stored answers that clients cannot set, including those to removed fields. */
	private function protectedAnswers( Entry $before, Form $form ): array {
		return array_filter(
			$before->answers,
			fn( $key ): bool => ! $this->isWritable( $form->field( (int) $key ) ),
			ARRAY_FILTER_USE_KEY
		);
	}

	private function isWritable( ?Field $field ): bool {
		return null !== $field && ! in_array( $field->shape, self::PROTECTED_SHAPES, true );
	}
}
