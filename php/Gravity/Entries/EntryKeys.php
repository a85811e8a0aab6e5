<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;

/** Keys under which an entry stores the answers to a form's fields: `3`, or `5.1` and `5.2`. */
final class EntryKeys {

	/** Shape whose parts have a key each; the parts of a date or a time share one key. */
	private const PARTS = 'parts';

	/** @return array<array-key, Field> By key, in the form's order. */
	public function fieldsByKey( Form $form ): array {
		$keys = array();
		foreach ( $form->fields() as $field ) {
			$keys += array_fill_keys( $this->ofField( $field ), $field );
		}
		return $keys;
	}

	/** @return list<string> */
	public function ofField( Field $field ): array {
		$keys = array();
		foreach ( $field->inputs as $input ) {
			$keys[] = '' === $input->part || self::PARTS === $field->shape ? $input->id : (string) $field->id;
		}
		return array_values( array_unique( $keys ) );
	}
}
