<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Engine\Markup\Html;

/** A sentence or two of the profile. Style sheet: atoll-profile. */
final class ProfileParagraph {

	/** @param string $text Plain text. */
	public static function html( string $text ): string {
		return '<p class="atoll-profile__said">' . Html::text( $text ) . '</p>';
	}
}
