<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Checks;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\SettingCheck;

/** Checks that a number is between the setting's minimum and maximum. */
final class BoundsCheck implements SettingCheck {

	public function complaint( JsonData $setting, mixed $value ): string {
		if ( ! is_int( $value ) && ! is_float( $value ) ) {
			return '';
		}
		$lowest  = $setting->float( 'minimum', -INF );
		$highest = $setting->float( 'maximum', INF );
		if ( $value >= $lowest && $value <= $highest ) {
			return '';
		}
		return match ( true ) {
			/* translators: %s: a number. */
			-INF === $lowest  => sprintf( __( 'Please enter %s or less.', 'atoll' ), $setting->string( 'maximum' ) ),
			/* translators: %s: a number. */
			INF === $highest  => sprintf( __( 'Please enter %s or more.', 'atoll' ), $setting->string( 'minimum' ) ),
			default           => sprintf(
				/* translators: 1, 2: numbers. */
				__( 'Please enter a number from %1$s to %2$s.', 'atoll' ),
				$setting->string( 'minimum' ),
				$setting->string( 'maximum' )
			),
		};
	}
}
