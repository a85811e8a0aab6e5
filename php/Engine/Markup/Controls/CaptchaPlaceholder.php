<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;

/** Where a captcha works unseen, and where it asks when it has to. It needs no label: what asks brings its own. */
final class CaptchaPlaceholder implements Control {

	public function __construct( private FieldFrame $frame ) {}

	public function render( FieldView $view ): string {
		return $this->frame->around( $view, $view->slot( 'captcha' ) );
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}
}
