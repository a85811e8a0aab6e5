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
 * Fills in a form from the page's URL, or else from values given where the page embeds the form, but only fields for
 * which the form's editor has allowed it and named the parameter.
 */
final class Prefill {

	public function __construct( private FormEngine $engine ) {}

	/** @param array<string, string> $fieldValues Values given by the page, by parameter. */
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
	 * Parts of a compound field have their own parameters. Parts that the URL does not name keep their defaults.
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
	 * Reads one parameter for the whole field: `topic=First,Second` ticks two checkboxes, and `assets=Car|10,House|800`
	 * fills in two rows, as in Gravity Forms.
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
				// A date or time with several inputs gets the whole value.
				$inputs[ $input->key() ] = $value;
			} elseif ( in_array( $input->value, array_map( 'trim', explode( ',', $value ) ), true ) ) {
				$inputs[ $input->name ] = $input->value;
			}
		}
		return $inputs;
	}

	/** @param array<string, string> $fieldValues */
	private function parameter( string $name, array $fieldValues ): string {
		$value = $_GET[ $name ] ?? ''; // Escaped when shown, and stored only if somebody sends it.
		$text  = is_string( $value ) ? wp_unslash( $value ) : '';
		return wp_check_invalid_utf8( '' === $text ? $fieldValues[ $name ] ?? '' : $text );
	}
}
