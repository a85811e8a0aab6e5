<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Rendering;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\MalformedAnswer;
use Atoll\Engine\Formats\DateFormat;
use Atoll\Engine\FormEngine;

/**
 * Fills a form in from the page's address, or else from what the page says where it shows the form, but only fields
 * whose editor allowed it and named the parameter.
 */
final class Prefill {

	public function __construct( private FormEngine $engine ) {}

	/** @param array<string, string> $fieldValues What the page says, by parameter. */
	public function answers( Form $form, array $fieldValues ): Answers {
		$raw = array();
		foreach ( $form->fields() as $field ) {
			if ( '' !== $field->inputName ) {
				$raw += $this->inputs( $field, $this->parameter( $field->inputName, $fieldValues ) );
			}
			$raw += $this->parts( $field, $fieldValues );
		}
		try {
			return $this->engine->initial( $form, $raw );
		} catch ( MalformedAnswer ) {
			return $this->engine->initial( $form );
		}
	}

	/**
	 * Parts of a compound field have parameters of their own. Those that the address does not name keep their defaults.
	 *
	 * @param array<string, string> $fieldValues
	 * @return array<string, string|list<string>>
	 */
	private function parts( Field $field, array $fieldValues ): array {
		$texts   = array();
		$lists   = array();
		$isNamed = false;
		$parts   = 'date' === $field->shape ? DateFormat::of( $field )->inputs( $field ) : $field->inputs;
		foreach ( $parts as $input ) {
			$value   = '' === $input->inputName ? '' : $this->parameter( $input->inputName, $fieldValues );
			$text    = '' === $value ? $input->defaultValue : $value;
			$isNamed = $isNamed || '' !== $value;
			if ( $input->isRepeated() ) {
				$lists[ $input->key() ][] = $text;
			} else {
				$texts[ $input->name ] = $text;
			}
		}
		return $isNamed ? $texts + $lists : array();
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
				$inputs[ $input->key() ] = array_map(
					static fn( string $row ) => 1 === count( $field->columns ) ? $row : explode( '|', $row ),
					explode( ',', $value )
				);
			} elseif ( '' === $input->value ) {
				// A date or a time in several inputs takes the whole of it.
				$inputs[ $input->key() ] = $value;
			} elseif ( in_array( $input->value, array_map( 'trim', explode( ',', $value ) ), true ) ) {
				$inputs[ $input->name ] = $input->value;
			}
		}
		return $inputs;
	}

	/** @param array<string, string> $fieldValues */
	private function parameter( string $name, array $fieldValues ): string {
		$value = $_GET[ $name ] ?? ''; // Shown escaped, stored only when somebody sends it.
		$text  = is_string( $value ) ? wp_unslash( $value ) : '';
		return wp_check_invalid_utf8( '' === $text ? $fieldValues[ $name ] ?? '' : $text );
	}
}
