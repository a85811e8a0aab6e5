<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Values;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Formats\Text;

/** A text is the same on both sides. */
final class TextValueMapping implements ValueMapping {

	public function show( Field $field, string $stored ): string {
		return $stored;
	}

	/** @return string Numbers and booleans count as texts; what is no text at all is no answer. */
	public function read( Field $field, mixed $value ): string {
		$text = Text::of( $value );
		return Text::isUnicode( $text ) ? Text::lines( $text ) : '';
	}
}
