<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;
use Atoll\Engine\Markup\Html;

/** Place for the review of the answers on earlier pages. Its label is the title of the page. */
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
