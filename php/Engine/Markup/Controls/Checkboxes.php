<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Controls\ControlParts\OptionMarkup;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\InlineHtml;

/** Checkboxes, of which any number can be chosen. */
final class Checkboxes implements Control {

	public function __construct( private FieldFrame $frame, private OptionMarkup $option ) {}

	public function render( FieldView $view ): string {
		$options = '';
		foreach ( $view->field->inputs as $index => $input ) {
			$options .= $this->option->render(
				$view,
				$index,
				$input->name,
				$input->value,
				InlineHtml::render( $view->field->choices[ $index ]->markup ?? '', $input->label ),
				array( 'aria-invalid' => $view->invalid() )
			);
		}
		return $this->frame->around( $view, $options );
	}

	public function anchor( FieldView $view ): string {
		return $view->ids->option( $view->field->id, 0 );
	}
}
