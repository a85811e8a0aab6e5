<?php

declare( strict_types=1 );

namespace Atoll\Forms\Markup\Controls;

use Atoll\Forms\Markup\FieldView;
use Atoll\Forms\Markup\Frames\Frame;
use Atoll\Forms\Markup\Html;
use Atoll\Forms\Markup\Inline;

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
