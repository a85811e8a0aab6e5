<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Fields;

use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\FormAnswers\AnswerValue;

/** One part of a compound field with its current answer and state, for printing. */
final class PartView {

	public function __construct( public readonly FieldView $field, public readonly FieldInput $input ) {}

	public function id(): string {
		return $this->field->ids->input( $this->input->id );
	}

	public function value(): string {
		return AnswerValue::byInput( $this->field->answer )[ $this->input->id ] ?? '';
	}

	public function message(): string {
		return $this->field->inputMessages[ $this->input->id ] ?? '';
	}

	public function isInvalid(): bool {
		return '' !== $this->message();
	}

	/** @return array<string, string|int|bool|null> Attributes that inputs and selects share. */
	public function attributes( string $className ): array {
		$inputAttributes = array();
		foreach ( $this->input->data->array( 'attributes' ) as $name => $value ) {
			$inputAttributes[ $name ] = is_int( $value ) || is_string( $value ) ? $value : null;
		}
		return array(
			'class' => $className,
			'id'    => $this->id(),
			'name'  => $this->input->name,
		) + $inputAttributes + array(
			'aria-required'    => $this->input->required ? 'true' : null,
			'aria-invalid'     => $this->isInvalid() ? 'true' : null,
			'aria-describedby' => $this->id() . '-error',
		);
	}
}
