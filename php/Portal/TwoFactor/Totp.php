<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

/** One-time codes by RFC 6238, as every authenticator app makes them: HMAC-SHA-1, six digits, half a minute each. */
final class Totp {

	public const DIGITS  = 6;
	public const SECONDS = 30;

	/** Bytes of a seed: what RFC 4226 recommends, 160 bits. */
	public const SEED = 20;

	/** Time steps that a clock may be wrong by, either way. */
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
	 * The time step whose code was typed: the present one or one beside it.
	 *
	 * @param int $now   Seconds since the epoch.
	 * @param int $after The last step that was used: each counts once, and none before it.
	 * @return int|null Null where none fits.
	 */
	public static function step( string $seed, string $typed, int $now, int $after = 0 ): ?int {
		$present = intdiv( $now, self::SECONDS );
		$found   = null;
		for ( $step = $present - self::DRIFT; $step <= $present + self::DRIFT; $step++ ) {
			// The others are checked even once one fits, so that the time of the answer tells nothing.
			$fits  = hash_equals( self::code( $seed, $step ), $typed );
			$found = $fits && $step > $after ? $found ?? $step : $found;
		}
		return $found;
	}
}
