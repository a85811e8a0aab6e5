<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Frames;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** Around a control that names itself. */
final class UnlabelledFrame extends FieldFrame {

	public function around( FieldView $view, string $control ): string {
		return Html::element(
			'div',
			array(
				'class'      => $view->className(),
				'data-field' => $view->field->id,
				'style'      => $view->style(),
				'hidden'     => $view->isHidden,
			),
			$this->description( $view ) . $this->hint( $view ) . $this->error( $view ) . $control
		);
	}
}
