<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Gravity\Kinds\FieldTypes;

/**
 * Keys of parts that a form does not show, such as `7.6` for the country of an address. Gravity Forms' entries have all
 * inputs of a field, and clients may answer each of them.
 */
final class HiddenPartKeys {

	public function __construct( private FieldTypes $types ) {}

	/** @return array<array-key, Field> By key, in the form's order. */
	public function find( Form $form ): array {
		$keys = array();
		foreach ( $form->fields() as $field ) {
			$keys += array_fill_keys( $this->ofField( $field ), $field );
		}
		return $keys;
	}

	/** @return list<string> */
	private function ofField( Field $field ): array {
		$kind = 'parts' === $field->shape ? $this->types->kind( $field->kind ) : null;
		$keys = array();
		foreach ( $kind?->everyInput() ?? array() as $part ) {
			$keys[] = "{$field->id}.{$part->int( 'number' )}";
		}
		return array_values( array_unique( array_diff( $keys, array_column( $field->inputs, 'id' ) ) ) );
	}
}
