<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

/** RFC 4648's Base32, in which authenticator apps take their key. */
final class Base32 {

	private const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

	/** @param string $bytes A multiple of 5 of them, so that nothing has to be padded. */
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
