<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Frames;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** Frame for a single control, with a label. */
final class LabelledFrame extends FieldFrame {

	public function around( FieldView $view, string $control ): string {
		$label = Html::element(
			'label',
			array(
				'class' => 'atoll-field__label',
				'for'   => $view->id(),
			),
			$this->label( $view )
		);
		return Html::element(
			'div',
			$view->attributes(),
			$label . $this->notes( $view ) . $control
		);
	}
}
