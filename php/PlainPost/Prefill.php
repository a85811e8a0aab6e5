<?php

declare( strict_types=1 );

namespace Atoll\PlainPost;

use Atoll\Forms\Answers;
use Atoll\Forms\Engine;
use Atoll\Forms\Field;
use Atoll\Forms\Form;
use Atoll\Forms\MalformedAnswer;

/** Fills a form in from the page's address, but only fields whose editor allowed it and named the parameter. */
final class Prefill {

	public function __construct( private Engine $engine ) {}

	public function answers( Form $form ): Answers {
		$raw = array();
		foreach ( $form->fields() as $field ) {
			if ( '' !== $field->inputName ) {
				$raw += $this->inputs( $field, $this->parameter( $field->inputName ) );
			}
			$raw += $this->parts( $field );
		}
		try {
			return $this->engine->initial( $form, $raw );
		} catch ( MalformedAnswer ) {
			return $this->engine->initial( $form );
		}
	}

	/** @return array<string, string> Parts of a compound field have parameters of their own. */
	private function parts( Field $field ): array {
		$inputs = array();
		foreach ( $field->inputs as $input ) {
			$value = '' === $input->inputName || $input->isRepeated() ? '' : $this->parameter( $input->inputName );
			if ( '' !== $value ) {
				$inputs[ $input->name ] = $value;
			}
		}
		// Parts that the address does not name keep their defaults.
		$defaults = array_combine( array_column( $field->inputs, 'name' ), array_column( $field->inputs, 'defaultValue' ) );
		return array() === $inputs ? array() : $inputs + $defaults;
	}

	/**
	 * One parameter for the whole field: `topic=First,Second` ticks two boxes, and `assets=Car|10,House|800` fills in
	 * two rows, as in Gravity Forms.
	 *
	 * @return array<string, string|list<string|list<string>>>
	 */
	private function inputs( Field $field, string $value ): array {
		if ( '' === $value ) {
			return array();
		}
		$inputs = array();
		foreach ( $field->inputs as $input ) {
			if ( $input->isRepeated() && 1 === count( $field->inputs ) ) {
				$inputs[ $input->key() ] = array_map( static fn( string $row ) => 1 === count( $field->columns ) ? $row : explode( '|', $row ), explode( ',', $value ) );
			} elseif ( '' === $input->value ) {
				// A date or a time in several inputs takes the whole of it.
				$inputs[ $input->key() ] = $value;
			} elseif ( in_array( $input->value, array_map( 'trim', explode( ',', $value ) ), true ) ) {
				$inputs[ $input->name ] = $input->value;
			}
		}
		return $inputs;
	}

	private function parameter( string $name ): string {
		$sent = $_GET[ $name ] ?? ''; // Shown escaped, stored only when somebody sends it.
		return is_string( $sent ) ? wp_check_invalid_utf8( wp_unslash( $sent ) ) : '';
	}
}
