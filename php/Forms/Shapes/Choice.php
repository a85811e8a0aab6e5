<?php

declare( strict_types=1 );

namespace Atoll\Forms\Shapes;

use Atoll\Forms\Field;

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
}
