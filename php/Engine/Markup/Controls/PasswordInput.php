<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Controls\ControlParts\InputAttributes;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/**
 * A password, with a place for the button that shows it. Its value is never printed, even when the form is shown again
 * with an error.
 */
final class PasswordInput implements Control {

	public function __construct( private FieldFrame $frame, private InputAttributes $attributes ) {}

	public function render( FieldView $view ): string {
		return $this->frame->around(
			$view,
			Html::single( 'input', $this->attributes->build( $view, 'atoll-input' ) ) . $view->slot( 'reveal' )
		);
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}
}
