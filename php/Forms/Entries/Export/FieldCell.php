<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Export;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\FormAnswers\AnswerText;

/**
 * A whole field in one cell. Reads most kinds of fields directly instead of with the code that displays answers,
 * because exports are long.
 */
final class FieldCell {

	/** @var array<string, string> Labels of choices by value. */
	private array $labels = array();

	/** @var list<string> */
	private array $inputs;

	public function __construct( private Field $field, private AnswerText $answerText ) {
		foreach ( $field->choices as $choice ) {
			$this->labels[ $choice->value ] = $choice->text;
		}
		$this->inputs = array_map( static fn( FieldInput $input ) => $input->id, $field->inputs );
	}

	/**
	 * @param list<array<array-key, mixed>>  $rows
	 * @param list<array<array-key, string>> $answers Answers of each row.
	 * @return list<string>
	 */
	public function read( array $rows, array $answers ): array {
		$cell   = match ( $this->field->shape ) {
			'text', 'secret' => $this->storedText( ... ),
			'choice'         => $this->label( ... ),
			'choices'        => $this->chosenLabels( ... ),
			default          => $this->displayText( ... ),
		};
		$texts  = array_map( $cell, $answers );
		$format = $this->field->numberFormat();
		return null === $format ? $texts : array_map( $format->plain( ... ), $texts );
	}

	/** @param array<array-key, string> $answers */
	private function storedText( array $answers ): string {
		return $answers[ $this->field->id ] ?? '';
	}

	/** @param array<array-key, string> $answers */
	private function label( array $answers ): string {
		$value = $this->storedText( $answers );
		return $this->labels[ $value ] ?? $value;
	}

	/** @param array<array-key, string> $answers */
	private function displayText( array $answers ): string {
		return $this->answerText->stored( $this->field, $answers );
	}

	/** @param array<array-key, string> $answers */
	private function chosenLabels( array $answers ): string {
		$labels = array();
		foreach ( $this->inputs as $input ) {
			if ( isset( $answers[ $input ] ) ) {
				$labels[] = $this->labels[ $answers[ $input ] ] ?? $answers[ $input ];
			}
		}
		return implode( ', ', $labels );
	}
}
