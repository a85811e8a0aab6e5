<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Gravity\Kinds\FieldTypes;

/**
 * Keys of a form's parts that it does not show, such as `7.6` for the country of an address: Gravity Forms has all of
 * a field's inputs in an entry, and takes answers to each from programs.
 */
final class HiddenPartKeys {

	public function __construct( private FieldTypes $types ) {}

	/** @return array<array-key, Field> By key, in the form's order. */
	public function of( Form $form ): array {
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
