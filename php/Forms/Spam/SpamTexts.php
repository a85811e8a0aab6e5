<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;

/** What an entry's answers say, as a comment would: by whom, and in which words. */
final class SpamTexts {

	/** Shapes whose answers people write themselves, unless their control is hidden. */
	private const WRITTEN_SHAPES = array( 'text', 'parts', 'rows' );
	private const HIDDEN_CONTROL = 'hidden';

	/** What was written apart from name, email and website; a line for each answer. */
	public readonly string $content;

	/** @param list<string> $answers The same as a list. */
	private function __construct(
		public readonly string $name,
		public readonly string $email,
		public readonly string $website,
		public readonly array $answers
	) {
		$this->content = implode( "\n", $answers );
	}

	/** @param array<array-key, string> $answers Keyed as in an entry. */
	public static function in( Form $form, array $answers ): self {
		$byMeaning = array( 'name' => array(), 'email' => array(), 'website' => array(), '' => array() );
		foreach ( $form->fields() as $field ) {
			if ( in_array( $field->shape, self::WRITTEN_SHAPES, true ) && self::HIDDEN_CONTROL !== $field->control ) {
				$byMeaning[ $field->tells ][] = self::text( $field, $answers );
			}
		}
		$texts = array_map( static fn( array $lines ) => array_values( array_filter( $lines ) ), $byMeaning );
		return new self( $texts['name'][0] ?? '', $texts['email'][0] ?? '', $texts['website'][0] ?? '', $texts[''] );
	}

	/**
	 * A default value that was not changed is the editor's text, and the same in every entry.
	 *
	 * @param array<array-key, string> $answers
	 */
	private static function text( Field $field, array $answers ): string {
		$defaults     = array( $field->id => $field->data->string( 'defaultValue' ) )
			+ array_column( array_map( get_object_vars( ... ), $field->inputs ), 'defaultValue', 'id' );
		$fieldAnswers = array_filter( $answers, static fn( $key ) => (int) $key === $field->id, ARRAY_FILTER_USE_KEY );
		return implode(
			' ',
			array_filter(
				$fieldAnswers,
				static fn( string $answer, $key ) => $answer !== ( $defaults[ $key ] ?? '' ),
				ARRAY_FILTER_USE_BOTH
			)
		);
	}
}
