<?php

declare( strict_types=1 );

namespace Atoll\Forms;

use Atoll\Forms\Shapes\Shapes;

/** Answers in words, for people: in mail, exports and wp-admin. */
final class Display {

	public function __construct( private Shapes $shapes ) {}

	/** @return list<array{field: Field, text: string}> What was answered, in the form's order; plain text, with line feeds. */
	public function of( Form $form, Answers $answers ): array {
		$shown = array();
		foreach ( $form->fields() as $field ) {
			$text = $this->text( $field, $answers );
			if ( '' !== $text ) {
				$shown[] = array(
					'field' => $field,
					'text'  => $text,
				);
			}
		}
		return $shown;
	}

	/** One field's answer; empty when it has none. */
	public function text( Field $field, Answers $answers ): string {
		$shape = $this->shapes->of( $field );
		$value = $answers->value( $field->id );
		return $shape->isEmpty( $field, $value ) ? '' : $shape->display( $field, $value );
	}
}
