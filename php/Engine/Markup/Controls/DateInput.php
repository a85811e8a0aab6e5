<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Controls\ControlParts\InputAttributes;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/** A date in one input, with a place for the button that opens a calendar. */
final class DateInput implements Control {

	public function __construct( private FieldFrame $frame, private InputAttributes $attributes ) {}

	public function render( FieldView $view ): string {
		$input = Html::single(
			'input',
			$this->attributes->build( $view, 'atoll-input' )
				+ array( 'value' => '' === $view->value() ? null : $view->value() )
		);
		return $this->frame->around(
			$view,
			Html::element( 'div', array( 'class' => 'atoll-date' ), $input . $view->slot( 'picker' ) )
		);
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}
}
