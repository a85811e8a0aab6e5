<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\Form;

/**
 * Labels that clients get along with entries if they send `_labels`: of a field, or of a field and each of its inputs.
 */
final class EntryLabels {

	public function __construct( private EntryKeys $keys ) {}

	/** @return array<int, string|array<array-key, string>>|object By field id; an empty map when the form is gone. */
	public function build( ?Form $form, PickedKeys $picked ): array|object {
		$labels = array();
		foreach ( $form?->fields() ?? array() as $field ) {
			if ( $field->isStored() && $picked->hasField( $field->id ) ) {
				$labels[ $field->id ] = $this->ofField( $field );
			}
		}
		return $labels ?: new \stdClass();
	}

	/** @return string|array<array-key, string> */
	private function ofField( Field $field ): string|array {
		if ( array( (string) $field->id ) === $this->keys->ofField( $field ) ) {
			return $field->label;
		}
		$inputs = array_map( static fn( FieldInput $input ) => $input->label, $field->inputs );
		return array( $field->id => $field->label )
			+ array_combine( array_map( static fn( FieldInput $input ) => $input->id, $field->inputs ), $inputs );
	}
}
