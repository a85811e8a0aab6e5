<?php

declare( strict_types=1 );

namespace Atoll\Forms;

use Atoll\Forms\Rules\Rules;

/** What one field says to a value; the mirror of src/forms/validate-field.ts. */
final class FieldJudge {

	public function __construct( private Rules $rules ) {}

	/**
	 * How to mend the value, null when the field is content.
	 *
	 * @param string|list<string> $value
	 */
	public function message( Field $field, string|array $value ): ?string {
		$parts = (array) $value;
		if ( self::isBlank( $value ) ) {
			return $field->required ? $field->requiredMessage : null;
		}
		foreach ( $field->rules as $rule ) {
			foreach ( $parts as $part ) {
				if ( ! $this->rules->named( $rule->rule )->holds( $part, $rule->params ) ) {
					return $rule->message;
				}
			}
		}
		return null;
	}

	/** @param string|list<string> $value */
	public static function isBlank( string|array $value ): bool {
		foreach ( (array) $value as $part ) {
			if ( ! Text::isBlank( $part ) ) {
				return false;
			}
		}
		return true;
	}
}
