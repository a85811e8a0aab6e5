<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Markup\Html;

/** The confirmation that replaces a submitted form. It gets the focus, so it has a label for screen readers. */
final class ConfirmationMarkup {

	/** @param string $message Safe HTML. */
	public function render( string $message, string $title ): string {
		return Html::element(
			'div',
			array(
				'class'      => 'atoll-confirmation',
				'role'       => 'status',
				'aria-label' => $title,
				'tabindex'   => '-1',
			),
			'<h2 class="atoll-confirmation__title">' . Html::text( $title ) . '</h2>'
				. '<div class="atoll-confirmation__message">' . $message . '</div>'
		);
	}
}
