<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Controls\ControlParts\OptionMarkup;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;
use Atoll\Engine\Markup\InlineHtml;

/** One checkbox to agree to something. Its own label names it, unless the field has a label besides. */
final class AgreementCheckbox implements Control {

	public function __construct(
		private FieldFrame $unlabelled,
		private FieldFrame $grouped,
		private OptionMarkup $option
	) {}

	public function render( FieldView $view ): string {
		$input       = $view->field->inputs[0];
		$namesItself = $view->field->label === $input->label;
		$words       = $view->setting( 'checkboxLabel' );
		$label       = (
			$view->printed( 'policy' ) ?: ( '' === $words ? Html::text( $input->label ) : InlineHtml::html( $words ) )
		)
			. ( $namesItself ? $this->unlabelled->optional( $view ) : '' );
		$state       = array(
			'aria-required'    => $view->required(),
			'aria-invalid'     => $view->invalid(),
			'aria-describedby' => $view->describedBy(),
		);
		return ( $namesItself ? $this->unlabelled : $this->grouped )->around(
			$view,
			$this->option->render( $view, 0, $input->name, $input->value, $label, $state )
		);
	}

	public function anchor( FieldView $view ): string {
		return $view->ids->option( $view->field->id, 0 );
	}
}
