<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Controls\ControlParts\OptionMarkup;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\InlineHtml;

/** Radio buttons, of which one can be chosen. */
final class RadioButtons implements Control {

	public function __construct( private FieldFrame $frame, private OptionMarkup $option ) {}

	public function render( FieldView $view ): string {
		$options = '';
		foreach ( $view->field->choices as $index => $choice ) {
			$options .= $this->option->render(
				$view,
				$index,
				$view->field->inputs[0]->name ?? '',
				$choice->value,
				InlineHtml::render( $choice->markup, $choice->text ),
				array( 'type' => 'radio' )
			);
		}
		return $this->frame->around( $view, $options );
	}

	public function anchor( FieldView $view ): string {
		return $view->ids->option( $view->field->id, 0 );
	}
}
