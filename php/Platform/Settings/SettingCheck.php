<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;

/**
 * A check for values of settings: a small class in Checks, or in the room that has the requirement. Listed by
 * providers.
 */
interface SettingCheck {

	/**
	 * Returns what is wrong with a value and how to fix it; empty if it is valid, or the setting has no such limit.
	 *
	 * @param JsonData $setting The setting, as described in contract/settings.
	 */
	public function complaint( JsonData $setting, mixed $value ): string;
}
