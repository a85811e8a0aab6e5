<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Frames\FieldFrame;

/** Place for a captcha, which shows only if it needs to ask something. It has its own label then. */
final class CaptchaPlaceholder implements Control {

	public function __construct( private FieldFrame $frame ) {}

	public function render( FieldView $view ): string {
		return $this->frame->around( $view, $view->slot( 'captcha' ) );
	}

	public function anchor( FieldView $view ): string {
		return $view->id();
	}
}
