<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\JsonData;

/** A contract's `when`: the settings that a rule, a variant or a part is for. */
final class SettingsMatch {

	/**
	 * Whether the settings equal those in `when`; an empty `when` is for every field.
	 *
	 * @param array<string, mixed> $settings As {@see TypedSettings} has them.
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
