<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;

/** What `when` of contract/settings says: that a setting is asked for, or needed, while others beside it stand so. */
final class SettingConditions {

	/**
	 * @param JsonData                $when     By the name of another setting, the values that it must have one of.
	 * @param JsonData                $settings Those beside it by name, as contract/settings describes them.
	 * @param array<array-key, mixed> $values   By name; what is missing is the default.
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
