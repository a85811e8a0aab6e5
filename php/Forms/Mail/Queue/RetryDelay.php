<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

/** Delays before the next attempt to send a refused mail: longer each time, over two days in all. */
final class RetryDelay {

	private const MINUTES = array( 1, 5, 15, 60, 180, 360, 720, 1440 );

	/** Seconds. */
	public const LONGEST = 60 * self::MINUTES[7];

	/**
	 * @param int $attempts Attempts so far, at least one.
	 * @return int|null Seconds; null to give up.
	 */
	public static function after( int $attempts ): ?int {
		$minutes = self::MINUTES[ $attempts - 1 ] ?? null;
		return null === $minutes ? null : 60 * $minutes;
	}

	/** @param int $attempts Attempts so far; 0 for none. */
	public static function isGivenUpAfter( int $attempts ): bool {
		return $attempts > count( self::MINUTES );
	}
}
