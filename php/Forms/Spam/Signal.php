<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

/** One way to tell spam. A fault of its own, such as a service that cannot be reached, is no sign of anything. */
interface Signal {

	/** Null when it has nothing to say. */
	public function reason( Suspect $suspect ): ?Reason;
}
