<?php

declare( strict_types=1 );

namespace Atoll\Forms\Markup\Controls;

use Atoll\Forms\Markup\FieldView;
use Atoll\Forms\Markup\Html;

/** The button that sends the form; in a preview it sends nothing. */
final class Submit implements Control {

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
