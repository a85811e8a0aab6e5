<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;

/** One way to tell spam. A fault of its own, such as a service that cannot be reached, is no sign of anything. */
interface SpamSignal {

	/** Null when it has nothing to say. */
	public function reason( SpamContext $context ): ?SpamReason;
}
