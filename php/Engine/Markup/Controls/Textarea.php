<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Controls\ControlParts\InputAttributes;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/** A multi-line input. */
final class Textarea implements Control {

	public function __construct( private FieldFrame $frame, private InputAttributes $attributes ) {}

	public function render( FieldView $view ): string {
		// HTML drops a line feed right after the tag, so one is added to keep one that the answer starts with.
		$text = "\n" . Html::text( $view->value() );
		return $this->frame->around(
			$view,
			Html::element( 'textarea', $this->attributes->build( $view, 'atoll-textarea' ), $text )
		);
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}
}
