<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;

/** A way to recognise spam. If it fails, for instance because a service is unreachable, it gives no reason. */
interface SpamSignal {

	/** Returns null if it speaks neither for nor against spam. */
	public function reason( SpamContext $context ): ?SpamReason;
}
