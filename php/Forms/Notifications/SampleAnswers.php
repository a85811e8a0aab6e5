<?php

declare( strict_types=1 );

namespace Atoll\Forms\Notifications;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormEngine;

/** Sample answers for a test mail: texts name their question, and of choices the first is chosen. */
final class SampleAnswers {

	public function __construct( private FormEngine $engine ) {}

	public function generate( Form $form ): Answers {
		$entry = array();
		foreach ( $form->fields() as $field ) {
			$entry += $this->entry( $field );
		}
		return $this->engine->fromEntry( $form, $entry );
	}

	/** @return array<array-key, string> Keyed as in an entry. */
	private function entry( Field $field ): array {
		return match ( $field->shape ) {
			'choice'  => array( $field->id => $field->choices[0]->value ?? '' ),
			'choices' => array_slice(
				array_map(
					static fn( FieldInput $input ) => $input->value,
					array_column( $field->inputs, null, 'id' )
				),
				0,
				1,
				true
			),
			'parts'   => array_map(
				static fn( FieldInput $input ) => "[{$input->label}]",
				array_column( $field->inputs, null, 'id' )
			),
			'text'    => array( $field->id => "[{$field->label}]" ),
			default   => array(),
		};
	}
}
