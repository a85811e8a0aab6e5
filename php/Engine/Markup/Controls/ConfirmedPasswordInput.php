<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Markup\Controls\ControlParts\PartControl;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/** A password typed twice, so that typing errors are noticed. Neither value is ever printed. */
final class ConfirmedPasswordInput implements Control {

	public function __construct( private FieldFrame $frame, private PartControl $part ) {}

	public function render( FieldView $view ): string {
		$attributes = array();
		foreach ( $view->field->data->array( 'attributes' ) as $name => $value ) {
			$attributes[ $name ] = is_int( $value ) || is_string( $value ) ? $value : null;
		}
		$parts = array_map(
			fn( FieldInput $input ) => $this->part->input( $view, $input, '', $attributes ),
			$view->field->inputs
		);
		return $this->frame->around(
			$view,
			Html::element( 'div', array( 'class' => 'atoll-parts' ), implode( '', $parts ) ) . $view->slot( 'reveal' )
		);
	}

	public function anchor( FieldView $view ): string {
		return $this->part->id( $view, $view->field->inputs[0] );
	}
}
