<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use Atoll\Platform\Errors\TooMuchText;

/** The maximum amount of text in one request, in any format. Files do not count; they have limits of their own. */
final class TextLimit {

	public const BYTES = 1048576;

	/** @throws TooMuchText */
	public static function enforce( int $bytes ): void {
		if ( $bytes > self::BYTES ) {
			throw new TooMuchText( self::BYTES );
		}
	}

	/**
	 * Returns the number of bytes in all names and values, including nested ones.
	 *
	 * @param array<array-key, mixed> $inputs
	 */
	public static function measure( array $inputs ): int {
		$bytes = 0;
		foreach ( $inputs as $name => $value ) {
			$bytes += strlen( (string) $name )
				+ ( is_array( $value )
					? self::measure( $value )
					: strlen( is_scalar( $value ) ? (string) $value : '' ) );
		}
		return $bytes;
	}
}
