<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

/** How long one must wait after the nth try in a row: nothing at first, then twice as long each time, up to a limit. */
final class GrowingDelay {

	/**
	 * @param int $free    Tries without a wait between them.
	 * @param int $first   Seconds after the last of them.
	 * @param int $longest Seconds.
	 * @param int $memory  Seconds after which tries are forgotten.
	 */
	public function __construct(
		public readonly int $free,
		public readonly int $first,
		public readonly int $longest,
		public readonly int $memory
	) {}

	/** Seconds; `$tries` counts the one that was just made. */
	public function after( int $tries ): int {
		return $tries < $this->free ? 0 : min( $this->longest, $this->first * 2 ** min( 20, $tries - $this->free ) );
	}
}
