<?php

declare( strict_types=1 );

namespace Atoll\Forms;

use Atoll\Forms\Shapes\Shapes;

/** Reads and judges answers; src/forms gives the same verdicts in the browser. */
final class Engine {

	public function __construct( private Shapes $shapes, private FieldJudge $judge ) {}

	/**
	 * @param array<array-key, mixed> $raw By input name, as sent; inputs that the form does not have are ignored.
	 * @throws MalformedAnswer
	 */
	public function answers( Form $form, array $raw ): Answers {
		$inputs = new RawInputs( $raw );
		return $this->gather( $form, fn( Field $field ) => $this->shapes->of( $field )->read( $field, $inputs ) );
	}

	/**
	 * What a form that nobody has touched shows: its defaults, and what `$raw` fills in.
	 *
	 * @param array<array-key, mixed> $raw By input name, for example from the address.
	 * @throws MalformedAnswer
	 */
	public function initial( Form $form, array $raw = array() ): Answers {
		$inputs = new RawInputs( $raw );
		return $this->gather(
			$form,
			function ( Field $field ) use ( $inputs ) {
				$shape  = $this->shapes->of( $field );
				$filled = array_filter( $field->inputs, static fn( FieldInput $input ) => $inputs->has( $input->name ) );
				return array() === $filled ? $shape->initial( $field ) : $shape->read( $field, $inputs );
			}
		);
	}

	/** @param array<array-key, string> $entry A stored entry's answers. */
	public function fromEntry( Form $form, array $entry ): Answers {
		return $this->gather( $form, fn( Field $field ) => $this->shapes->of( $field )->fromEntry( $field, $entry ) );
	}

	public function validate( Form $form, Answers $answers ): Verdict {
		$messages = array();
		foreach ( $form->fields() as $field ) {
			$message = $this->judge->message( $field, $answers->value( $field->id ) );
			if ( null !== $message ) {
				$messages[ $field->id ] = $message;
			}
		}
		return new Verdict( $messages );
	}

	/** @param callable( Field ): ( string|list<string> ) $read */
	private function gather( Form $form, callable $read ): Answers {
		$values = array();
		$entry  = array();
		foreach ( $form->fields() as $field ) {
			$value = $read( $field );
			$values[ $field->id ] = $value;
			if ( ! FieldJudge::isBlank( $value ) ) {
				$entry += $this->shapes->of( $field )->toEntry( $field, $value ) + $field->record();
			}
		}
		return new Answers( $values, $entry );
	}
}
