<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Formats\NumberFormat;

/** A text, kept as it was typed; of an amount of money the plain number. */
final class TextShape extends OneInputShape {

	public function toEntry( Field $field, string|array $value ): array {
		$texts  = parent::toEntry( $field, $value );
		$format = $this->format( $field );
		return null === $format ? $texts : array_map( $format->plain( ... ), $texts );
	}

	public function display( Field $field, string|array $value ): string {
		$text = parent::display( $field, $value );
		return $this->format( $field )?->written( $text ) ?? $text;
	}

	private function format( Field $field ): ?NumberFormat {
		return NumberFormat::tryFrom( $field->data->string( 'numberFormat' ) );
	}

	public function initial( Field $field ): string {
		return $field->data->string( 'defaultValue' );
	}
}
