<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Frames;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;

/** Frame for a control that has its own label. */
final class UnlabelledFrame extends FieldFrame {

	public function around( FieldView $view, string $control ): string {
		return Html::element(
			'div',
			$view->attributes(),
			$this->notes( $view ) . $control
		);
	}
}
