<?php

declare( strict_types=1 );

namespace Atoll\Entries\Export;

use Atoll\Forms\Display;
use Atoll\Forms\Field;
use Atoll\Forms\FieldInput;

/** A whole field as one cell. What most fields are is read without asking how they are displayed: lists are long. */
final class FieldCell {

	/** @var array<string, string> By value; none when values are what is wanted. */
	private array $labels = array();

	/** @var list<string> */
	private array $inputs;

	public function __construct( private Field $field, private Display $display, bool $words ) {
		foreach ( $words ? $field->choices : array() as $choice ) {
			$this->labels[ $choice->value ] = $choice->text;
		}
		$this->inputs = array_map( static fn( FieldInput $input ) => $input->id, $field->inputs );
	}

	/**
	 * @param array<array-key, mixed>  $row
	 * @param array<array-key, string> $answers
	 */
	public function read( array $row, array $answers ): string {
		$own = $answers[ $this->field->id ] ?? '';
		return match ( $this->field->shape ) {
			'text', 'secret' => $own,
			'choice'         => $this->labels[ $own ] ?? $own,
			'choices'        => $this->chosen( $answers ),
			default          => $this->display->stored( $this->field, $answers ),
		};
	}

	/** @param array<array-key, string> $answers */
	private function chosen( array $answers ): string {
		$chosen = array();
		foreach ( $this->inputs as $input ) {
			if ( isset( $answers[ $input ] ) ) {
				$chosen[] = $this->labels[ $answers[ $input ] ] ?? $answers[ $input ];
			}
		}
		return implode( ', ', $chosen );
	}
}
