<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Choice as OfferedChoice;
use Atoll\Engine\Field;
use Atoll\Engine\Value;

/** The value of one choice. */
final class Choice extends OneInput {

	public function initial( Field $field ): string {
		foreach ( $field->choices as $choice ) {
			if ( $choice->isSelected ) {
				return $choice->value;
			}
		}
		return '';
	}

	public function display( Field $field, string|array $value ): string {
		return OfferedChoice::textOf( implode( '', Value::texts( $value ) ), $field->choices );
	}
}
