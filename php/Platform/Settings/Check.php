<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\Data;

/** One thing that a value must be; a small pure class each in Checks. */
interface Check {

	/**
	 * What is wrong with a value and how to mend it; empty when nothing is. A check that the setting says nothing
	 * about has nothing to say.
	 *
	 * @param Data $setting As contract/settings describes it.
	 */
	public function complaint( Data $setting, mixed $value ): string;
}
