<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

/** The wait after a number of tries in a row: none at first, then twice as long each time, up to a limit. */
final class ExponentialBackoff {

	/**
	 * @param int $freeTries   Number of tries without a wait between them.
	 * @param int $firstDelay  Seconds to wait after the last of these.
	 * @param int $maxDelay    Seconds.
	 * @param int $forgetAfter Seconds after which tries are forgotten.
	 */
	public function __construct(
		public readonly int $freeTries,
		public readonly int $firstDelay,
		public readonly int $maxDelay,
		public readonly int $forgetAfter
	) {}

	/** Returns the wait in seconds; `$tries` includes the current one. */
	public function after( int $tries ): int {
		return $tries < $this->freeTries
			? 0
			: min( $this->maxDelay, $this->firstDelay * 2 ** min( 20, $tries - $this->freeTries ) );
	}
}
