<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\FormAnswers\AnswerText;

/**
 * Columns for answers: a whole field as people read it ("5"), or one input as it is stored ("5.1"). Includes questions,
 * choices and parts that the form no longer has, as they last were.
 */
final class AnswerColumns {

	public function __construct( private AnswerText $answerText ) {}

	/** @return list<ExportColumn> */
	public function columns( FormHistory $history ): array {
		$columns = array();
		foreach ( $history->fields() as $field ) {
			$heading   = '' === $field->adminLabel ? $field->label : $field->adminLabel;
			$heading   = $history->asks( $field ) ? $heading : $this->noLonger( $heading );
			$columns[] = $this->fieldColumn( $history, $field, $heading );
			$columns   = array( ...$columns, ...$this->inputColumns( $history, $field, $heading ) );
		}
		return $columns;
	}

	private function fieldColumn( FormHistory $history, Field $field, string $heading ): ExportColumn {
		$cells = new CellsByVersion(
			$history,
			$field,
			fn( Field $field ): \Closure => ( new FieldCell( $field, $this->answerText ) )->read( ... )
		);
		return new ExportColumn( (string) $field->id, $heading, $cells->read( ... ) );
	}

	/** @return list<ExportColumn> A column for each choice or part; none if the field never had more than one. */
	private function inputColumns( FormHistory $history, Field $field, string $heading ): array {
		$columns = array();
		foreach ( $field->inputs as $input ) {
			if ( FormHistory::isOneOfSeveral( $input ) ) {
				$columns[] = $this->inputColumn( $history, $field, $input, $input->id, "{$heading} ({$input->label})" );
			}
		}
		foreach ( $history->earlierInputs( $field ) as $key => $input ) {
			$title     = "{$heading} ({$input->label})";
			$title     = $history->asks( $field ) ? $this->noLonger( $title ) : $title;
			$columns[] = $this->inputColumn( $history, $field, $input, (string) $key, $title );
		}
		return count( $columns ) > 1 ? $columns : array();
	}

	private function inputColumn(
		FormHistory $history,
		Field $field,
		FieldInput $input,
		string $key,
		string $heading
	): ExportColumn {
		$cells = new CellsByVersion(
			$history,
			$field,
			static fn( Field $field ): \Closure => ( new InputCell( $field, $input ) )->read( ... )
		);
		return new ExportColumn( $key, $heading, $cells->read( ... ) );
	}

	private function noLonger( string $heading ): string {
		/* translators: %s: a question of a form. */
		return sprintf( __( '%s (no longer asked)', 'atoll' ), $heading );
	}
}
