<?php

declare( strict_types=1 );

namespace Atoll\Forms\Markup\Controls;

use Atoll\Forms\Markup\FieldView;
use Atoll\Forms\Markup\Frames\Frame;
use Atoll\Forms\Markup\Html;

/** Several lines to type in. */
final class Textarea implements Control {

	public function __construct( private Frame $frame, private TypingAttributes $attributes ) {}

	public function render( FieldView $view ): string {
		// HTML drops a line feed right after the tag, so one is given up to keep an answer's own.
		$text = "\n" . Html::text( $view->value() );
		return $this->frame->around( $view, Html::element( 'textarea', $this->attributes->of( $view, 'atoll-textarea' ), $text ) );
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}
}
