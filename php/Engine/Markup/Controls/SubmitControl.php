<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** The submit button; in a preview it submits nothing. */
final class SubmitControl implements Control {

	public function render( FieldView $view ): string {
		$words = $view->field->label;
		return Html::element(
			'button',
			array(
				'type'       => $view->preview ? 'button' : 'submit',
				'class'      => trim( 'atoll-button atoll-button--primary ' . $view->setting( 'cssClass' ) ),
				'data-atoll' => 'submit',
				'hidden'     => $view->isHidden,
			),
			Html::text( '' === $words ? $view->form->text( 'submit' ) : $words )
		);
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}
}
