<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;

/** One way to recognise spam. When it fails, such as for a service that cannot be reached, that is no reason. */
interface SpamSignal {

	/** Null when it speaks neither for nor against spam. */
	public function reason( SpamContext $context ): ?SpamReason;
}
