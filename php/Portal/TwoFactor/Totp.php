<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

/** One-time codes (RFC 6238) as all authenticator apps make them: HMAC-SHA-1, six digits, valid for 30 seconds. */
final class Totp {

	public const DIGITS  = 6;
	public const SECONDS = 30;

	/** Bytes of a seed: 160 bits, as RFC 4226 recommends. */
	public const SEED = 20;

	/** Time steps by which a clock may be wrong, in either direction. */
	private const DRIFT = 1;

	/** @param int $step Time steps since the epoch. */
	public static function code( string $seed, int $step ): string {
		$hash   = hash_hmac( 'sha1', pack( 'J', $step ), $seed, true );
		$offset = ord( $hash[19] ) & 15;
		/** @var array{1: int} $number */
		$number = unpack( 'N', substr( $hash, $offset, 4 ) );
		$digits = (string) ( ( $number[1] & 0x7FFFFFFF ) % 10 ** self::DIGITS );
		return str_pad( $digits, self::DIGITS, '0', STR_PAD_LEFT );
	}

	/**
	 * Returns the time step of the typed code: the current one or one beside it.
	 *
	 * @param int $now   Seconds since the epoch.
	 * @param int $after The last step that was used; it and earlier ones are refused.
	 * @return int|null Null if the code fits none.
	 */
	public static function step( string $seed, string $typed, int $now, int $after = 0 ): ?int {
		$present = intdiv( $now, self::SECONDS );
		$found   = null;
		for ( $step = $present - self::DRIFT; $step <= $present + self::DRIFT; $step++ ) {
			// Checks all steps even after a match, so that the response time reveals nothing.
			$fits  = hash_equals( self::code( $seed, $step ), $typed );
			$found = $fits && $step > $after ? $found ?? $step : $found;
		}
		return $found;
	}
}
