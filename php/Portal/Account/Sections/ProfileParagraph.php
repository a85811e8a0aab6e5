<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Engine\Markup\Html;

/** A paragraph of the profile. Style sheet: atoll-profile. */
final class ProfileParagraph {

	/**
	 * @param string $text     Plain text.
	 * @param bool   $hasFocus Whether it answers the posted form. It is far down the page, so it takes the focus.
	 */
	public static function html( string $text, bool $hasFocus = false ): string {
		$focus = $hasFocus ? array( 'tabindex' => -1, 'autofocus' => true ) : array();
		return Html::element( 'p', array( 'class' => 'atoll-profile__said' ) + $focus, Html::text( $text ) );
	}
}
