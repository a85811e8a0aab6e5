<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;

/** What an entry's answers say, as a comment would: by whom, and in which words. */
final class SpamTexts {

	/** Shapes whose answers people write themselves, unless nobody sees their input. */
	private const WRITTEN_SHAPES = array( 'text', 'parts', 'rows' );

	/**
	 * @param string       $content What was written apart from name, email and website; a line for each answer.
	 * @param list<string> $own     Of these, the answers that no address of the page can have filled in.
	 */
	private function __construct(
		public readonly string $name,
		public readonly string $email,
		public readonly string $website,
		public readonly string $content,
		public readonly array $own
	) {}

	/** @param array<array-key, string> $answers Keyed as in an entry. */
	public static function in( Form $form, array $answers ): self {
		$byMeaning = array( 'name' => array(), 'email' => array(), 'website' => array(), '' => array() );
		$own       = array();
		foreach ( $form->fields() as $field ) {
			if ( in_array( $field->shape, self::WRITTEN_SHAPES, true ) && ! $field->isHiddenInput() ) {
				$text                         = self::text( $field, $answers );
				$byMeaning[ $field->tells ][] = $text;
				if ( '' === $field->tells && ! self::isPrefillable( $field ) ) {
					$own[] = $text;
				}
			}
		}
		$texts = array_map( static fn( array $lines ) => array_values( array_filter( $lines ) ), $byMeaning );
		return new self(
			$texts['name'][0] ?? '',
			$texts['email'][0] ?? '',
			$texts['website'][0] ?? '',
			implode( "\n", $texts[''] ),
			array_values( array_filter( $own ) )
		);
	}

	private static function isPrefillable( Field $field ): bool {
		return '' !== implode( '', array( $field->inputName, ...array_column( $field->inputs, 'inputName' ) ) );
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
