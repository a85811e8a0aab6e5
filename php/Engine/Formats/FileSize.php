<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

/**
 * File sizes for people, the same as in src/islands/form/parts/upload/size.ts. Cases: contract/logic/sizes.json.
 */
final class FileSize {

	private const UNITS = array( 'kB', 'MB', 'GB' );

	/** Returns a size such as "1.4 MB", and at least "1 kB". */
	public static function text( int $bytes ): string {
		$power  = (int) min( 3, max( 1, floor( log( max( 1, $bytes ), 2 ) / 10 ) ) );
		$amount = number_format( max( 1, $bytes / 1024 ** $power ), 1 === $power ? 0 : 1, '.', ',' );
		return preg_replace( '~\.0$~', '', $amount ) . ' ' . self::UNITS[ $power - 1 ];
	}
}
