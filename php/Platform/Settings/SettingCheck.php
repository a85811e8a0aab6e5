<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;

/**
 * One thing that a value must be; a small class each in Checks, and in the room that knows what is asked for. Providers
 * list them.
 */
interface SettingCheck {

	/**
	 * What is wrong with a value and how to fix it; empty when nothing is, and for a setting without such a limit.
	 *
	 * @param JsonData $setting As contract/settings describes it.
	 */
	public function complaint( JsonData $setting, mixed $value ): string;
}
