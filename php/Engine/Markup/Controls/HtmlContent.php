<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** Markup between the questions. It is printed as it is: whoever saves a form cleans `content` (wp_kses_post) first. */
final class HtmlContent implements Control {

	public function render( FieldView $view ): string {
		return Html::element(
			'div',
			$view->attributes(),
			$view->setting( 'content' )
		);
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}
}
