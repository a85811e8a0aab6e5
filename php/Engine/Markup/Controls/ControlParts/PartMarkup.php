<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls\ControlParts;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Markup\Fields\PartView;
use Atoll\Engine\Markup\Html;

/** One part of a compound field: its label, a place for its error, and its input or select. */
final class PartMarkup {

	/** @param string $after HTML after the control. */
	public function render( PartView $part, string $after ): string {
		$name = $part->input->part;
		return Html::element(
			'div',
			array(
				'class'      => "atoll-part atoll-part--{$name}" . ( $part->isInvalid() ? ' is-invalid' : '' ),
				'data-input' => $part->input->id,
				'style'      => '--atoll-span:' . $part->input->data->int( 'columnSpan', 12 ),
			),
			$this->label( $part ) . $this->error( $part )
				. ( 'select' === $part->input->control ? $this->select( $part ) : $this->input( $part ) ) . $after
		);
	}

	private function label( PartView $part ): string {
		$isOptional = $part->field->field->mustBeAnswered() && ! $part->input->required;
		$optional   = $isOptional
			? ' '
				. Html::element(
					'span',
					array( 'class' => 'atoll-field__optional' ),
					Html::text( $part->field->form->text( 'optional' ) )
				)
			: '';
		return Html::element(
			'label',
			array(
				'class' => 'atoll-part__label',
				'for'   => $part->id(),
			),
			Html::text( $part->input->label ) . $optional
		);
	}

	/** Always printed, so that the island has a place for errors. */
	private function error( PartView $part ): string {
		return Html::element(
			'div',
			array(
				'class'      => 'atoll-field__error',
				'id'         => $part->id() . '-error',
				'data-atoll' => 'error',
			),
			$part->isInvalid()
				? Html::element( 'span', array( 'class' => 'atoll-error' ), Html::text( $part->message() ) )
				: ''
		);
	}

	private function input( PartView $part ): string {
		$placeholder = $part->input->data->string( 'placeholder' );
		return Html::single(
			'input',
			$part->attributes( 'atoll-input' ) + array(
				'placeholder' => '' === $placeholder ? null : $placeholder,
				'value'       => '' === $part->value() ? null : $part->value(),
			)
		);
	}

	private function select( PartView $part ): string {
		$words   = $part->input->data->string( 'placeholder' );
		$first   = new Choice( '' === $words ? $part->field->form->text( 'choose' ) : $words, '' );
		$options = array_map(
			fn( Choice $choice ) => $this->option( $part, $choice ),
			array( $first, ...$part->input->choices )
		);
		return Html::element( 'select', $part->attributes( 'atoll-select' ), implode( '', $options ) );
	}

	private function option( PartView $part, Choice $choice ): string {
		$attributes = array(
			'value'    => $choice->value,
			'selected' => '' !== $choice->value && $choice->value === $part->value(),
		);
		return Html::element( 'option', $attributes, Html::text( $choice->text ) );
	}
}
