<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/**
 * The result of a formula. It cannot be edited, so it is not in the tab order. The island announces the result once it
 * has settled; an `output` with a live region of its own would announce it at every key press.
 */
final class CalculatedOutput implements Control {

	public function __construct( private FieldFrame $frame ) {}

	public function render( FieldView $view ): string {
		$output = array(
			'class'            => 'atoll-result',
			'id'               => $view->id(),
			'aria-live'        => 'off',
			'aria-describedby' => $view->describedBy(),
			'tabindex'         => -1, // So that the error summary can move the focus here.
		);
		$input  = array(
			'type'  => 'hidden',
			'name'  => $view->field->inputs[0]->name ?? null,
			'value' => $view->written(),
		);
		return $this->frame->around(
			$view,
			Html::element( 'output', $output, Html::text( $view->written() ) ) . Html::single( 'input', $input )
		);
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}
}
