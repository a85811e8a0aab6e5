<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Fields;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\Formats\NumberFormat;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Html;

/**
 * One field with its current answer and state, for printing.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
final class FieldView {

	/** Number of columns in the form's grid. */
	private const COLUMNS = 12;

	/**
	 * @param AnyValue              $answer        The field's current answer.
	 * @param string                $message       What is wrong with it; empty if nothing is.
	 * @param array<string, string> $inputMessages What is wrong with single inputs, by input id.
	 * @param array<string, \Closure( FieldView ): string> $slotRenderers Print the contents of slots, by the slots'
	 * names.
	 * @param bool                  $isHidden      Whether the form's conditional logic hides it.
	 */
	public function __construct(
		public readonly Form $form,
		public readonly Field $field,
		public readonly ElementIds $ids,
		public readonly string|array $answer,
		public readonly string $message,
		public readonly bool $preview,
		public readonly array $inputMessages = array(),
		public readonly array $slotRenderers = array(),
		public readonly bool $isHidden = false,
	) {}

	public function id(): string {
		return $this->ids->field( $this->field->id );
	}

	/** Returns the answer of a field that has a single text. */
	public function value(): string {
		return AnswerValue::texts( $this->answer )[0] ?? '';
	}

	/** Returns the same answer in the form that people read: amounts of money have a dollar sign. */
	public function written(): string {
		return NumberFormat::tryFrom( $this->setting( 'numberFormat' ) )?->written( $this->value() ) ?? $this->value();
	}

	public function holds( string $value ): bool {
		return in_array( $value, AnswerValue::texts( $this->answer ), true );
	}

	public function isInvalid(): bool {
		return '' !== $this->message;
	}

	/** @return list<FieldInput> Inputs that are invalid. */
	public function brokenInputs(): array {
		return array_values(
			array_filter(
				$this->field->inputs,
				fn( FieldInput $input ) => '' !== ( $this->inputMessages[ $input->id ] ?? '' )
			)
		);
	}

	/** Returns what is wrong with the field as a whole; empty if its inputs have their own messages. */
	public function wholeMessage(): string {
		return array() === $this->brokenInputs() ? $this->message : '';
	}

	/** @return 'true'|null */
	public function invalid(): ?string {
		return $this->isInvalid() ? 'true' : null;
	}

	/** Whether a formula gives the answer, so that nobody types it. */
	public function isCalculated(): bool {
		return $this->field->data->has( 'calculation' );
	}

	/** @return 'true'|null */
	public function required(): ?string {
		return $this->field->required ? 'true' : null;
	}

	/** Returns a slot: empty for the island to fill, or with what a service prints into it. */
	public function slot( string $name ): string {
		return Html::element( 'div', array( 'data-atoll' => $name ), $this->printed( $name ) );
	}

	/** Returns what a service prints into a slot, as safe HTML; may be empty. */
	public function printed( string $name ): string {
		$print = $this->slotRenderers[ $name ] ?? null;
		return null === $print ? '' : $print( $this );
	}

	/** Returns a setting that only the markup needs. */
	public function setting( string $name ): string {
		return $this->field->data->string( $name );
	}

	/** Returns the ids of description, hint and error, in the order in which they are read out. */
	public function describedBy(): string {
		$ids = array(
			'' === $this->setting( 'description' ) ? '' : $this->ids->description( $this->field->id ),
			'' === $this->setting( 'hint' ) ? '' : $this->ids->hint( $this->field->id ),
			$this->ids->error( $this->field->id ),
		);
		return implode( ' ', array_filter( $ids ) );
	}

	/** @return array<string, string|int|bool> Attributes of the field's outer element. */
	public function attributes(): array {
		return array(
			'class'      => $this->className(),
			'data-field' => $this->field->id,
			'style'      => '--atoll-span:' . $this->field->data->int( 'columnSpan', self::COLUMNS ),
			'hidden'     => $this->isHidden,
		);
	}

	private function className(): string {
		$kind = str_replace( '/', '-', $this->field->kind ); // Kind of another plugin: `acme/abn-lookup`.
		return implode(
			' ',
			array_filter(
				array(
					'atoll-field',
					"atoll-field--{$kind}",
					'' === $this->wholeMessage() ? '' : 'is-invalid',
					$this->setting( 'cssClass' ),
				)
			)
		);
	}
}
