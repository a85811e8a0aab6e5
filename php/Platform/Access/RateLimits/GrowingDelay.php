<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

/** How long one must wait after the nth try in a row: nothing at first, then twice as long each time, up to a limit. */
final class GrowingDelay {

	/**
	 * @param int $freeTries   Tries without a wait between them.
	 * @param int $firstDelay  Seconds after the last of them.
	 * @param int $maxDelay    Seconds.
	 * @param int $forgetAfter Seconds after which tries are forgotten.
	 */
	public function __construct(
		public readonly int $freeTries,
		public readonly int $firstDelay,
		public readonly int $maxDelay,
		public readonly int $forgetAfter
	) {}

	/** Seconds; `$tries` counts the one that was just made. */
	public function after( int $tries ): int {
		return $tries < $this->freeTries
			? 0
			: min( $this->maxDelay, $this->firstDelay * 2 ** min( 20, $tries - $this->freeTries ) );
	}
}
