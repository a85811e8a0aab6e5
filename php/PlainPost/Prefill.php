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
			$name = $field->data->string( 'inputName' );
			if ( '' !== $name ) {
				$raw += $this->inputs( $field, $this->parameter( $name ) );
			}
		}
		try {
			return $this->engine->initial( $form, $raw );
		} catch ( MalformedAnswer ) {
			return $this->engine->initial( $form );
		}
	}

	/**
	 * One parameter for the whole field: `topic=First,Second` ticks two boxes, as in Gravity Forms.
	 *
	 * @return array<string, string>
	 */
	private function inputs( Field $field, string $value ): array {
		if ( '' === $value ) {
			return array();
		}
		$inputs = array();
		foreach ( $field->inputs as $input ) {
			if ( '' === $input->value ) {
				$inputs[ $input->name ] = $value;
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
