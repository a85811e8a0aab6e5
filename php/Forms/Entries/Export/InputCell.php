<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;

/** One input of a field as it is stored: a part is known by its id, a choice by its value, wherever it stands. */
final class InputCell {

	/** Key of an entry; empty where the field does not have it, since nothing is stored under an empty key. */
	private string $id;

	/** @param FieldInput $input As the column names it; the field may have it elsewhere. */
	public function __construct( Field $field, private FieldInput $input ) {
		$this->id = '' === $input->value
			? $input->id
			: array_column( $field->inputs, 'id', 'value' )[ $input->value ] ?? '';
	}

	/**
	 * @param list<array<array-key, mixed>>  $rows
	 * @param list<array<array-key, string>> $answers Of each row.
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
