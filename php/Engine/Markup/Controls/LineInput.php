<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Controls\ControlParts\InputAttributes;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/** A single-line input. */
final class LineInput implements Control {

	public function __construct( private FieldFrame $frame, private InputAttributes $attributes ) {}

	public function render( FieldView $view ): string {
		return $this->frame->around(
			$view,
			Html::single(
				'input',
				$this->attributes->build( $view, 'atoll-input' )
					+ array( 'value' => '' === $view->written() ? null : $view->written() )
			)
		);
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}
}
