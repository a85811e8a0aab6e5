<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling;

use Atoll\Engine\Contract\Data;

/** A contract's `when`: the settings that a rule, a variant or a part is for. */
final class When {

	/**
	 * Whether the settings equal those named; nothing named is for every field.
	 *
	 * @param array<string, mixed> $settings As {@see TypedSettings} has them.
	 */
	public static function holds( Data $when, array $settings ): bool {
		foreach ( $when->all() as $setting => $value ) {
			if ( ( $settings[ $setting ] ?? '' ) !== $value ) {
				return false;
			}
		}
		return true;
	}
}
