<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;

/** Conditions in `when` of contract/settings: a setting is shown, or required, while others have certain values. */
final class SettingConditions {

	/**
	 * @param JsonData                $when     Allowed values of other settings, by name.
	 * @param JsonData                $settings The group's settings by name, as described in contract/settings.
	 * @param array<array-key, mixed> $values   Values by name; missing ones have the default.
	 */
	public static function hold( JsonData $when, JsonData $settings, array $values ): bool {
		foreach ( $when->all() as $name => $allowed ) {
			if ( ! in_array( self::value( $settings, $values, (string) $name ), (array) $allowed, true ) ) {
				return false;
			}
		}
		return true;
	}

	/** @param array<array-key, mixed> $values */
	public static function value( JsonData $settings, array $values, string $name ): mixed {
		return $values[ $name ] ?? $settings->map( $name )->get( 'default' );
	}
}
