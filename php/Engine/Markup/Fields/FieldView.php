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
 * One field as it is shown, this time.
 *
 * @phpstan-import-type AnyValue from AnswerValue
 */
final class FieldView {

	/** Of the grid. */
	private const COLUMNS = 12;

	/**
	 * @param AnyValue              $answer        What it holds.
	 * @param string                $message       What is wrong with it; empty when nothing is.
	 * @param array<string, string> $inputMessages What is wrong with single inputs, by their id.
	 * @param array<string, \Closure( FieldView ): string> $slotRenderers What is printed into slots, by name.
	 * @param bool                  $isHidden      Whether the form's logic hides it for now.
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

	/** What it holds, where that is one text. */
	public function value(): string {
		return AnswerValue::texts( $this->answer )[0] ?? '';
	}

	/** The same as people read it: an amount of money with its sign. */
	public function written(): string {
		return NumberFormat::tryFrom( $this->setting( 'numberFormat' ) )?->written( $this->value() ) ?? $this->value();
	}

	public function holds( string $value ): bool {
		return in_array( $value, AnswerValue::texts( $this->answer ), true );
	}

	public function isInvalid(): bool {
		return '' !== $this->message;
	}

	/** @return list<FieldInput> Those of its inputs that have to be fixed. */
	public function brokenInputs(): array {
		return array_values(
			array_filter(
				$this->field->inputs,
				fn( FieldInput $input ) => '' !== ( $this->inputMessages[ $input->id ] ?? '' )
			)
		);
	}

	/** What is wrong with the field as a whole; empty where its inputs say it. */
	public function wholeMessage(): string {
		return array() === $this->brokenInputs() ? $this->message : '';
	}

	/** @return 'true'|null */
	public function invalid(): ?string {
		return $this->isInvalid() ? 'true' : null;
	}

	/** Whether a formula makes its value, so that nobody types it. */
	public function isCalculated(): bool {
		return $this->field->data->has( 'calculation' );
	}

	/** @return 'true'|null */
	public function required(): ?string {
		return $this->field->required ? 'true' : null;
	}

	/** An empty slot for the island, or with what a service has for it this time. */
	public function slot( string $name ): string {
		return Html::element( 'div', array( 'data-atoll' => $name ), $this->printed( $name ) );
	}

	/** What a service has for it this time, safe HTML; empty for nothing. */
	public function printed( string $name ): string {
		$print = $this->slotRenderers[ $name ] ?? null;
		return null === $print ? '' : $print( $this );
	}

	/** A setting that only the markup reads. */
	public function setting( string $name ): string {
		return $this->field->data->string( $name );
	}

	/** Ids of the description, the hint and the error: the order they are read in. */
	public function describedBy(): string {
		$ids = array(
			'' === $this->setting( 'description' ) ? '' : $this->ids->description( $this->field->id ),
			'' === $this->setting( 'hint' ) ? '' : $this->ids->hint( $this->field->id ),
			$this->ids->error( $this->field->id ),
		);
		return implode( ' ', array_filter( $ids ) );
	}

	/** @return array<string, string|int|bool> Of the element around it. */
	public function attributes(): array {
		return array(
			'class'      => $this->className(),
			'data-field' => $this->field->id,
			'style'      => '--atoll-span:' . $this->field->data->int( 'columnSpan', self::COLUMNS ),
			'hidden'     => $this->isHidden,
		);
	}

	private function className(): string {
		$kind = str_replace( '/', '-', $this->field->kind ); // A kind of another plugin: `acme/abn-lookup`.
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
