<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Engine\Markup\Html;

/** A sentence or two of the profile. Style sheet: atoll-profile. */
final class ProfileParagraph {

	/**
	 * @param string $text     Plain text.
	 * @param bool   $hasFocus Whether it is what the page was posted for, which stands far down in it.
	 */
	public static function html( string $text, bool $hasFocus = false ): string {
		$focus = $hasFocus ? array( 'tabindex' => -1, 'autofocus' => true ) : array();
		return Html::element( 'p', array( 'class' => 'atoll-profile__said' ) + $focus, Html::text( $text ) );
	}
}
