<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;

/** One thing that a value must be; a small pure class each in Checks. */
interface SettingCheck {

	/**
	 * What is wrong with a value and how to mend it; empty when nothing is. A check that the setting says nothing
	 * about has nothing to say.
	 *
	 * @param JsonData $setting As contract/settings describes it.
	 */
	public function complaint( JsonData $setting, mixed $value ): string;
}
