<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Frames;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;
use Atoll\Engine\Markup\InlineHtml;

/** Base for what surrounds a field's control: label, description, hint and error. */
abstract class FieldFrame {

	/** @param string $control HTML. */
	abstract public function around( FieldView $view, string $control ): string;

	/** Returns the label, and whether the answer is optional. */
	protected function label( FieldView $view ): string {
		return InlineHtml::render( $view->setting( 'labelMarkup' ), $view->field->label ) . $this->optional( $view );
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

	/** Returns what describes the control, in the order in which it is read out ({@see FieldView::describedBy()}). */
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

	/** Returns the hint on how to answer, such as "dd/mm/yyyy". */
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

	/** Always printed, so that the island has a place for errors. */
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
