<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Values;

use Atoll\Engine\Definition\Field;

/** Numbers. Clients use plain ones ("1200000.5"); an entry stores them as typed in the field's number format. */
final class NumberValueMapping implements ValueMapping {

	public function __construct( private TextValueMapping $text ) {}

	public function show( Field $field, string $stored ): string {
		return $field->numberFormat()?->plain( $stored ) ?? $stored;
	}

	public function read( Field $field, mixed $value ): string {
		$text = $this->text->read( $field, $value );
		return $field->numberFormat()?->storedFromPlain( $text ) ?? $text;
	}
}
