<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Field;
use Atoll\Engine\FieldVerdict;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Value;

/** A text or several texts that the field's rules judge alike. */
abstract class Flat implements Shape {

	public function isEmpty( Field $field, string|array $value ): bool {
		return Value::isBlank( $value );
	}

	public function judge( Field $field, string|array $value, Rules $rules ): FieldVerdict {
		if ( $this->isEmpty( $field, $value ) ) {
			$message = '' === implode( '', Value::texts( $value ) ) ? $field->requiredMessage : $field->blankMessage;
			return new FieldVerdict( $field->required ? $message : null );
		}
		return new FieldVerdict( $rules->broken( $field->rules, ...Value::texts( $value ) ) );
	}

	public function display( Field $field, string|array $value ): string {
		return implode( "\n", Value::texts( $value ) );
	}
}
