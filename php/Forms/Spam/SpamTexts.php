<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;

/** What an entry's answers say, as a comment would: by whom, and in which words. */
final class SpamTexts {

	/** Shapes whose answers people write themselves, but for what nobody sees. */
	private const WRITTEN = array( 'text', 'parts', 'rows' );
	private const UNSEEN  = 'hidden';

	/** What was written, but for what is named beside it; a line for each answer. */
	public readonly string $content;

	/** @param list<string> $texts The same, answer by answer. */
	private function __construct(
		public readonly string $name,
		public readonly string $email,
		public readonly string $website,
		public readonly array $texts
	) {
		$this->content = implode( "\n", $texts );
	}

	/** @param array<array-key, string> $answers Keyed as in an entry. */
	public static function in( Form $form, array $answers ): self {
		$said = array( 'name' => array(), 'email' => array(), 'website' => array(), '' => array() );
		foreach ( $form->fields() as $field ) {
			if ( in_array( $field->shape, self::WRITTEN, true ) && self::UNSEEN !== $field->control ) {
				$said[ $field->tells ][] = self::words( $field, $answers );
			}
		}
		$texts = array_map( static fn( array $lines ) => array_values( array_filter( $lines ) ), $said );
		return new self( $texts['name'][0] ?? '', $texts['email'][0] ?? '', $texts['website'][0] ?? '', $texts[''] );
	}

	/**
	 * A default value that was not changed is the editor's text, and the same in every entry.
	 *
	 * @param array<array-key, string> $answers
	 */
	private static function words( Field $field, array $answers ): string {
		$presets = array( $field->id => $field->data->string( 'defaultValue' ) )
			+ array_column( array_map( get_object_vars( ... ), $field->inputs ), 'defaultValue', 'id' );
		$own     = array_filter( $answers, static fn( $key ) => (int) $key === $field->id, ARRAY_FILTER_USE_KEY );
		return implode(
			' ',
			array_filter(
				$own,
				static fn( string $answer, $key ) => $answer !== ( $presets[ $key ] ?? '' ),
				ARRAY_FILTER_USE_BOTH
			)
		);
	}
}
