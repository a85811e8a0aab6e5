<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\FieldView;
use Atoll\Engine\Markup\Frames\Frame;
use Atoll\Engine\Markup\Html;
use Atoll\Engine\Markup\Inline;

/** One box to tick in agreement. It names itself, unless the question has words of its own. */
final class Agreement implements Control {

	public function __construct( private Frame $alone, private Frame $asked, private Option $option ) {}

	public function render( FieldView $view ): string {
		$input   = $view->field->inputs[0];
		$isAlone = $view->field->label === $input->label;
		$words   = $view->setting( 'checkboxLabel' );
		$label   = ( $view->printed( 'policy' ) ?: ( '' === $words ? Html::text( $input->label ) : Inline::html( $words ) ) ) . ( $isAlone ? $this->alone->optional( $view ) : '' );
		$state   = array(
			'aria-required'    => $view->required(),
			'aria-invalid'     => $view->invalid(),
			'aria-describedby' => $view->describedBy(),
		);
		return ( $isAlone ? $this->alone : $this->asked )->around( $view, $this->option->render( $view, 0, $input->name, $input->value, $label, $state ) );
	}

	public function anchor( FieldView $view ): string {
		return $view->ids->option( $view->field->id, 0 );
	}
}
