<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\JsonData;

/** Matches the `when` of a rule, variant or part in the contract: the settings for which it applies. */
final class SettingsMatch {

	/**
	 * Whether the settings equal those in `when`; an empty `when` always applies.
	 *
	 * @param array<string, mixed> $settings From {@see TypedSettings}.
	 */
	public static function holds( JsonData $when, array $settings ): bool {
		foreach ( $when->all() as $setting => $value ) {
			if ( ( $settings[ $setting ] ?? '' ) !== $value ) {
				return false;
			}
		}
		return true;
	}
}
