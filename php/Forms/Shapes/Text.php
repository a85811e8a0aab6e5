<?php

declare( strict_types=1 );

namespace Atoll\Forms\Shapes;

use Atoll\Forms\Field;

/** A text, kept as it was typed. */
final class Text extends OneInput {

	public function initial( Field $field ): string {
		return $field->data->string( 'defaultValue' );
	}
}
