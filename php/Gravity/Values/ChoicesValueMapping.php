<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Values;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Formats\Text;

/** Several choices of one input. Clients get a list, and may send a list, JSON, or texts separated by commas. */
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
			$text    = Text::fromValue( $value );
			$decoded = json_decode( $text, true );
			$value   = is_array( $decoded ) ? $decoded : explode( ',', $text );
		}
		return is_array( $value ) ? AnswerValue::texts( $value ) : array();
	}
}
