<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Engine\Markup\Html;

/** Error that explains why an action was not done, in a sentence or two. Style sheet: atoll-form. */
final class PortalAlert {

	/** Returns safe HTML. Live regions are not announced on page load, so the alert takes the focus. */
	public static function html( string $message ): string {
		return Html::element(
			'div',
			array( 'class' => 'atoll-alert', 'role' => 'alert', 'tabindex' => '-1', 'autofocus' => true ),
			'<p>' . Html::text( $message ) . '</p>'
		);
	}
}
