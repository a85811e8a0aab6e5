<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Checks;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\SettingCheck;

/** Checks that a text has at most `maxLength` characters, a list at most `max` entries. */
final class LengthCheck implements SettingCheck {

	/** Default limit for texts. */
	private const CHARACTERS = 1000;

	/** Default limit for lists. */
	private const ENTRIES = 100;

	public function complaint( JsonData $setting, mixed $value ): string {
		$characters = $setting->int( 'maxLength', self::CHARACTERS );
		if ( is_string( $value ) && mb_strlen( $value, 'UTF-8' ) > $characters ) {
			/* translators: %d: a number of characters. */
			return sprintf( __( 'Please shorten this to %d characters.', 'atoll' ), $characters );
		}
		$entries = $setting->int( 'max', self::ENTRIES );
		if ( 'list' === $setting->string( 'type' ) && is_array( $value ) && count( $value ) > $entries ) {
			/* translators: %d: a number of entries in a list. */
			return sprintf( __( 'Please keep at most %d of these.', 'atoll' ), $entries );
		}
		return '';
	}
}
