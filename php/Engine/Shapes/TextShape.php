<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Field;

/** A text, stored as it was typed, except that amounts of money are stored as plain numbers. */
final class TextShape extends OneInputShape {

	public function toEntry( Field $field, string|array $value ): array {
		$texts  = parent::toEntry( $field, $value );
		$format = $field->numberFormat();
		return null === $format ? $texts : array_map( $format->stored( ... ), $texts );
	}

	public function display( Field $field, string|array $value ): string {
		$text = parent::display( $field, $value );
		return $field->numberFormat()?->written( $text ) ?? $text;
	}

	public function initial( Field $field ): string {
		return $field->data->string( 'defaultValue' );
	}
}
