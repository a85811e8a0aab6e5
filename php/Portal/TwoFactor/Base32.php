<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

/** Base32 encoding (RFC 4648), the format of keys for authenticator apps. */
final class Base32 {

	private const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

	/** @param string $bytes A multiple of 5 bytes, so that no padding is needed. */
	public static function encode( string $bytes ): string {
		$text = '';
		foreach ( str_split( $bytes, 5 ) as $five ) {
			$bits = implode(
				'',
				array_map( static fn( string $byte ) => sprintf( '%08b', ord( $byte ) ), str_split( $five ) )
			);
			foreach ( str_split( $bits, 5 ) as $letter ) {
				$text .= self::LETTERS[ (int) bindec( $letter ) ];
			}
		}
		return $text;
	}
}
