<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Values;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\AnswerValue;

/** Several choices of one input: a list; read also as JSON, or as texts with commas between them. */
final class ChoicesValueMapping implements ValueMapping {

	public function show( Field $field, string $stored ): string|array {
		$chosen = json_decode( $stored, true );
		return is_array( $chosen ) ? AnswerValue::texts( $chosen ) : $stored;
	}

	public function read( Field $field, mixed $value ): string {
		$chosen = array_values(
			array_filter( array_map( 'trim', $this->texts( $value ) ), static fn( string $text ) => '' !== $text )
		);
		return array() === $chosen
			? ''
			: (string) json_encode(
				$chosen,
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
			);
	}

	/** @return array<string> */
	private function texts( mixed $value ): array {
		if ( is_scalar( $value ) ) {
			$decoded = json_decode( (string) $value, true );
			$value   = is_array( $decoded ) ? $decoded : explode( ',', (string) $value );
		}
		return is_array( $value ) ? AnswerValue::texts( $value ) : array();
	}
}
