<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** A hidden input with an answer: a default value, or one from the query of the page's address. */
final class HiddenInput implements Control {

	public function render( FieldView $view ): string {
		return Html::single(
			'input',
			array(
				'type'       => 'hidden',
				'id'         => $view->id(),
				'name'       => $view->field->inputs[0]->name ?? null,
				'value'      => $view->value(),
				'data-field' => $view->field->id,
			)
		);
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}
}
