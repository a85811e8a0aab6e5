<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Formats\DateFormat;
use Atoll\Engine\Markup\Controls\ControlParts\PartControl;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/** Base for a date in three controls, in the order of its format. */
abstract class DateParts implements Control {

	public function __construct( private FieldFrame $frame, protected PartControl $part ) {}

	/** @param array<string, string|int|bool|null> $attributes */
	abstract protected function control( FieldView $view, FieldInput $input, string $value, array $attributes ): string;

	public function render( FieldView $view ): string {
		$values = array_pad( DateFormat::of( $view->field )->split( $view->value() ), 3, '' );
		$parts  = '';
		foreach ( DateFormat::of( $view->field )->inputs( $view->field ) as $index => $input ) {
			$parts .= $this->control(
				$view,
				$input,
				$values[ $index ],
				array( 'autocomplete' => $this->autocomplete( $view, $input ) )
			);
		}
		return $this->frame->around( $view, Html::element( 'div', array( 'class' => 'atoll-parts' ), $parts ) );
	}

	public function anchor( FieldView $view ): string {
		return $this->part->id( $view, DateFormat::of( $view->field )->inputs( $view->field )[0] );
	}

	/** Returns the autocomplete token of the part: HTML has one for each part of a birthday. */
	private function autocomplete( FieldView $view, FieldInput $input ): ?string {
		$whole = $view->field->data->map( 'attributes' )->string( 'autocomplete' );
		return match ( $whole ) {
			''      => null,
			'bday'  => "bday-{$input->part}",
			default => $whole,
		};
	}
}
