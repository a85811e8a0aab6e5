<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

/**
 * Codes for whoever has lost their telephone, each good once. They are 80 random bits, which nobody guesses even
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

	/** What the database knows of a code, however it was typed. */
	public static function hash( string $typed, int $user ): string {
		$code = (string) preg_replace( '/[^a-z2-7]/', '', strtolower( $typed ) );
		return hash( 'sha256', "{$user} {$code}" );
	}
}
