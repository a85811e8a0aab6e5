<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/** Where the answers of the pages before stand, for whoever checks them. Its label names the page. */
final class ReviewPlaceholder implements Control {

	public function __construct( private FieldFrame $frame ) {}

	public function render( FieldView $view ): string {
		return $this->frame->around( $view, $view->preview ? $this->sample( $view ) : $view->slot( 'review' ) );
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}

	private function sample( FieldView $view ): string {
		return Html::element(
			'p',
			array( 'class' => 'atoll-review__none' ),
			Html::text( $view->form->text( 'reviewEmpty' ) )
		);
	}
}
