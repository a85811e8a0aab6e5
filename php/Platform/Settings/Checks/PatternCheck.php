<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Checks;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\SettingCheck;

/** Checks that a text matches the setting's pattern; an empty text always does. */
final class PatternCheck implements SettingCheck {

	public function complaint( JsonData $setting, mixed $value ): string {
		$pattern = $setting->string( 'pattern' );
		if ( '' === $pattern || ! is_string( $value ) || '' === $value ) {
			return '';
		}
		// D, because PHP's $ would also match before a line break at the end.
		return 1 === preg_match( '~' . str_replace( '~', '\~', $pattern ) . '~Du', $value )
			? ''
			: $setting->string( 'message', __( 'This does not have the right form.', 'atoll' ) );
	}
}
