<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

/**
 * Recovery codes for users who have lost their phone; each works once. They hold 80 random bits, too many to guess even
 * from a fast hash.
 */
final class RecoveryCodes {

	public const COUNT = 10;

	private const BYTES = 10;

	/** @return list<string> Such as `abcd-efgh-2345-mnop`. */
	public static function make(): array {
		return array_map(
			static fn(): string => implode(
				'-',
				str_split( strtolower( Base32::encode( random_bytes( self::BYTES ) ) ), 4 )
			),
			range( 1, self::COUNT )
		);
	}

	/** Returns the hash that the database stores for a code; its spelling (case, separators) does not matter. */
	public static function hash( string $typed, int $user ): string {
		$code = (string) preg_replace( '/[^a-z2-7]/', '', strtolower( $typed ) );
		return hash( 'sha256', "{$user} {$code}" );
	}
}
