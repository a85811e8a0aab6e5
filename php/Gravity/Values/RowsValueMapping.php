<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Values;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Formats\Text;

/** Rows of a list field: a list of texts where there is one column, else a list of objects keyed by column. */
final class RowsValueMapping implements ValueMapping {

	public function show( Field $field, string $stored ): string|array {
		$rows = json_decode( $stored, true );
		return is_array( $rows )
			? array_map( fn( array $row ) => $this->gravityRow( $field, $row ), AnswerValue::rows( $rows ) )
			: $stored;
	}

	public function read( Field $field, mixed $value ): string {
		$list = is_string( $value ) ? json_decode( $value, true ) : $value;
		$rows = is_array( $list )
			? array_map( fn( mixed $row ) => $this->cells( $field, $row ), array_values( $list ) )
			: array();
		$rows = array_values( array_filter( $rows, static fn( array $row ) => ! AnswerValue::isBlank( $row ) ) );
		return array() === $rows
			? ''
			: (string) json_encode(
				$rows,
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
			);
	}

	/**
	 * @param list<string> $cells
	 * @return string|array<array-key, string>|\stdClass
	 */
	private function gravityRow( Field $field, array $cells ): string|array|\stdClass {
		$width = count( $field->columns );
		if ( 1 === $width ) {
			return $cells[0] ?? '';
		}
		/** @var array<array-key, string> $row Columns titled 0, 1 and so on would make this a list in JSON. */
		$row = array_combine( $field->columns, array_pad( array_slice( $cells, 0, $width ), $width, '' ) );
		return array_is_list( $row ) ? (object) $row : $row;
	}

	/** @return list<string> One cell for each column, found by the column's title or its position. */
	private function cells( Field $field, mixed $row ): array {
		$row    = is_array( $row ) ? $row : array( $row );
		$isList = array_is_list( $row ); // A list has no titles, though a column may have a number as its title.
		$cells  = array();
		foreach ( $field->columns as $index => $title ) {
			$cell    = ( $isList ? null : $row[ $title ] ?? null ) ?? $row[ $index ] ?? '';
			$cells[] = Text::fromValue( $cell );
		}
		return $cells;
	}
}
