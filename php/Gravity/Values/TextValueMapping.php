<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Values;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Formats\Text;

/** Texts, which are the same in both plugins. */
final class TextValueMapping implements ValueMapping {

	public function show( Field $field, string $stored ): string {
		return $stored;
	}

	/** @return string Numbers and booleans count as texts; any other value counts as no answer. */
	public function read( Field $field, mixed $value ): string {
		$text = Text::fromValue( $value );
		return Text::isUnicode( $text ) ? Text::lines( $text ) : '';
	}
}
