<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

/** How long a mail that was refused waits for its next try: ever longer, over two days in all. */
final class RetryDelay {

	private const MINUTES = array( 1, 5, 15, 60, 180, 360, 720, 1440 );

	/** Seconds. */
	public const LONGEST = 60 * self::MINUTES[7];

	/**
	 * @param int $attempts Tries so far, at least one.
	 * @return int|null Seconds; null when it is given up.
	 */
	public static function after( int $attempts ): ?int {
		$minutes = self::MINUTES[ $attempts - 1 ] ?? null;
		return null === $minutes ? null : 60 * $minutes;
	}

	/** @param int $attempts Tries so far; 0 for none. */
	public static function isGivenUpAfter( int $attempts ): bool {
		return $attempts > count( self::MINUTES );
	}
}
