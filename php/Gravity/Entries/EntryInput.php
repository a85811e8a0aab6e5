<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Forms\Definitions\KeptFields;
use Atoll\Forms\Entries\Changes\UnaskedAnswers;
use Atoll\Forms\Entries\Entry;
use Atoll\Gravity\LooseValues;
use Atoll\Gravity\Values\ValueMappings;
use Atoll\Platform\Errors\BadRequest;

/**
 * Entries as Gravity Forms' clients write them: properties by name, answers by the keys of their form. Answers that are
 * not sent are empty, as Gravity Forms has it; properties that are not sent, files, what visitors typed in secret, and
 * answers to parts and boxes that the form does not show stay. Parts that it hides, and fields that it keeps without
 * asking them, are written too: many are there for programs alone.
 */
final class EntryInput {

	/** Shapes whose values no client may set: files, secrets, tokens of captchas. */
	private const PROTECTED_SHAPES = array( 'files', 'secret', 'token' );

	public function __construct(
		private EntryKeys $keys,
		private ValueMappings $values,
		private EntryProperties $properties,
		private KeptFields $kept,
		private HiddenPartKeys $hidden
	) {}

	/**
	 * @param array<int|string, mixed> $body
	 * @param Entry                    $before What it replaces, or a blank one.
	 * @throws BadRequest
	 */
	public function read( array $body, Entry $before, Form $form ): Entry {
		$whole    = $this->kept->with( $form );
		$answers  = $this->answers( $body, $whole );
		$answers += $this->unasked( $body, $before, $whole, $answers ) + $this->protectedAnswers( $before, $whole );
		return $this->properties->read( $body, $before, $answers );
	}

	/**
	 * The entry with other properties: its answers stay, whatever the body says of them.
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
		foreach ( array_filter( $this->keys->of( $form ), $this->isWritable( ... ) ) as $key => $field ) {
			$answers[ $key ] = $this->answer( $field, (string) $key, $body[ $key ] ?? '' );
		}
		foreach ( $form->fields() as $field ) {
			foreach ( array_keys( $field->record() ) as $key ) {
				$answers[ $key ] = LooseValues::text( $body[ $key ] ?? '' );
			}
		}
		return array_filter( $answers, static fn( string $answer ) => '' !== $answer );
	}

	/** @throws BadRequest When it is a list and the question takes none: stored as nothing, it would be lost. */
	private function answer( Field $field, string $key, mixed $value ): string {
		$answer = $this->values->of( $field )->read( $field, $value );
		if ( '' === $answer && is_array( $value ) && ! AnswerValue::isBlank( $value ) ) {
			/* translators: %s: The key of an answer, such as 3 or 5.2. */
			$message = __( 'The answer under %s is one text, not a list.', 'atoll' );
			throw new BadRequest( 'invalid_answer', sprintf( $message, $key ) );
		}
		return $answer;
	}

	/**
	 * Answers under keys that a field of the form does not have: as they are sent, else as they were.
	 *
	 * @param array<int|string, mixed> $body
	 * @param array<array-key, string> $given What is answered under the keys that the form has.
	 * @return array<array-key, string>
	 * @throws BadRequest
	 */
	private function unasked( array $body, Entry $before, Form $form, array $given ): array {
		$answers = array();
		$known   = $before->answers + array_map( static fn(): string => '', $this->hidden->of( $form ) );
		foreach ( $known as $key => $stored ) {
			$field = $form->field( (int) $key );
			if ( null === $field || ! $this->isWritable( $field ) || $field->holds( (string) $key ) ) {
				continue;
			}
			$text = isset( $body[ $key ] ) ? $this->answer( $field, (string) $key, $body[ $key ] ) : $stored;
			if ( isset( $body[ $key ] ) || ! UnaskedAnswers::isReplaced( (string) $key, $given ) ) {
				$answers[ $key ] = $text;
			}
		}
		return array_filter( $answers, static fn( string $answer ) => '' !== $answer );
	}

	/** @return array<array-key, string> What no client can set, also answers to fields that are gone. */
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
