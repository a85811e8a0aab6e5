<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;

/** Texts of an entry's answers in the shape of a comment: author and content. */
final class SpamTexts {

	/** Shapes whose answers people write themselves, unless the input is invisible. */
	private const WRITTEN_SHAPES = array( 'text', 'parts', 'rows' );

	/**
	 * @param string       $content Answers except name, email and website; one line per answer.
	 * @param list<string> $own     Those of these answers that cannot have been prefilled from a page's URL.
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
	 * An unchanged default value was written by the form's editor, and is the same in every entry.
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
