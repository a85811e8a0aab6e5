<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;

/** One input of a field as it is stored. Identifies a part by id, and a choice by value, whatever its position. */
final class InputCell {

	/** Key in the entry; empty if the field does not have the input, because no answer has an empty key. */
	private string $id;

	/** @param FieldInput $input The column's input; the field may have it at another position. */
	public function __construct( Field $field, private FieldInput $input ) {
		$this->id = '' === $input->value
			? $input->id
			: array_column( $field->inputs, 'id', 'value' )[ $input->value ] ?? '';
	}

	/**
	 * @param list<array<array-key, mixed>>  $rows
	 * @param list<array<array-key, string>> $answers Answers of each row.
	 * @return list<string>
	 */
	public function read( array $rows, array $answers ): array {
		return array_map( $this->text( ... ), $answers );
	}

	/** @param array<array-key, string> $answers */
	private function text( array $answers ): string {
		$text = $answers[ $this->id ] ?? '';
		return '' === $this->input->value || $text === $this->input->value ? $text : '';
	}
}
