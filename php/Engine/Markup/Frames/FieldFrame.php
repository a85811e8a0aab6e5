<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Frames;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;
use Atoll\Engine\Markup\InlineHtml;

/** What stands around a field's control: label, description, error. */
abstract class FieldFrame {

	/** @param string $control HTML. */
	abstract public function around( FieldView $view, string $control ): string;

	/** The question, and whether it may be left out. */
	protected function label( FieldView $view ): string {
		return InlineHtml::of( $view->setting( 'labelMarkup' ), $view->field->label ) . $this->optional( $view );
	}

	public function optional( FieldView $view ): string {
		return $view->field->mustBeAnswered() || $view->isCalculated()
			? ''
			: ' '
				. Html::element(
					'span',
					array( 'class' => 'atoll-field__optional' ),
					Html::text( $view->form->text( 'optional' ) )
				);
	}

	/** What describes the control, in the order it is read in ({@see FieldView::describedBy()}). */
	protected function notes( FieldView $view ): string {
		return $this->description( $view ) . $this->hint( $view ) . $this->error( $view );
	}

	private function description( FieldView $view ): string {
		$description = $view->setting( 'description' );
		return '' === $description ? '' : Html::element(
			'div',
			array(
				'class' => 'atoll-field__description',
				'id'    => $view->ids->description( $view->field->id ),
			),
			InlineHtml::html( $description )
		);
	}

	/** How to answer: "dd/mm/yyyy". */
	private function hint( FieldView $view ): string {
		$hint = $view->setting( 'hint' );
		return '' === $hint ? '' : Html::element(
			'div',
			array(
				'class' => 'atoll-field__hint',
				'id'    => $view->ids->hint( $view->field->id ),
			),
			Html::text( $hint )
		);
	}

	/** Always there, so that the island has a place for what it finds. */
	private function error( FieldView $view ): string {
		return Html::element(
			'div',
			array(
				'class'      => 'atoll-field__error',
				'id'         => $view->ids->error( $view->field->id ),
				'data-atoll' => 'error',
			),
			'' === $view->wholeMessage()
				? ''
				: Html::element( 'span', array( 'class' => 'atoll-error' ), Html::text( $view->wholeMessage() ) )
		);
	}
}
