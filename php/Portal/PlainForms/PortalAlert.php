<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Engine\Markup\Html;

/** Why nothing was done, in a sentence or two. Style sheet: atoll-form. */
final class PortalAlert {

	/** Finished HTML. What is on a page that opens is not announced, so it takes the focus. */
	public static function html( string $message ): string {
		return Html::element(
			'div',
			array( 'class' => 'atoll-alert', 'role' => 'alert', 'tabindex' => '-1', 'autofocus' => true ),
			'<p>' . Html::text( $message ) . '</p>'
		);
	}
}
