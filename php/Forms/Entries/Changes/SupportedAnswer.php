<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;

/** Whether a field has a place for an answer, and offers it where it is to be chosen. */
final class SupportedAnswer {

	/** @param string $key As the entry has it. */
	public static function isSupported( Field $field, string $key, string $answer ): bool {
		if ( ! $field->holds( $key ) || isset( $field->record()[ $key ] ) ) {
			return $field->holds( $key );
		}
		$selects = array_filter(
			$field->inputs,
			static fn( FieldInput $input ): bool => $key === $input->id && 'select' === $input->control
		);
		$isAsked = static fn( FieldInput $select ): bool => in_array( $answer, self::values( $select->choices ), true );
		return array() === $selects
			? $field->isList() || ! $field->isChosen() || in_array( $answer, self::values( $field->choices ), true )
			: array() !== array_filter( $selects, $isAsked );
	}

	/**
	 * @param list<Choice> $choices
	 * @return list<string>
	 */
	private static function values( array $choices ): array {
		return array_column( $choices, 'value' );
	}
}
