<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Formats\ClockFormat;
use Atoll\Engine\Markup\Controls\ControlParts\PartControl;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/** A time of day: inputs for hours and minutes, and a select for am or pm. */
final class TimeFields implements Control {

	public function __construct( private FieldFrame $frame, private PartControl $part ) {}

	public function render( FieldView $view ): string {
		$values = ClockFormat::of( $view->field )->split( $view->value() );
		$parts  = array_map(
			fn( FieldInput $input ) => $this->part( $view, $input, $values[ $input->part ] ?? '' ),
			$view->field->inputs
		);
		return $this->frame->around(
			$view,
			Html::element( 'div', array( 'class' => 'atoll-parts' ), implode( '', $parts ) )
		);
	}

	public function anchor( FieldView $view ): string {
		return $this->part->id( $view, $view->field->inputs[0] );
	}

	private function part( FieldView $view, FieldInput $input, string $value ): string {
		return array() === $input->choices
			? $this->part->input( $view, $input, $value )
			: $this->part->select( $view, $input, $input->choices, $value );
	}
}
