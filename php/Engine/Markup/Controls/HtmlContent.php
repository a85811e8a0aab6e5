<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** HTML between the fields. It is printed unescaped: `content` is sanitised when a form is saved (wp_kses_post). */
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
