<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

/**
 * A part of a file, as a Range header asks for it (RFC 9110, 14.1.2). Video and PDF viewers ask for one part at a time.
 */
final class ByteRange {

	/**
	 * @param int  $from   First byte.
	 * @param int  $length How many; 0 when the file has no such part.
	 * @param bool $isPart Whether it is not simply all of it.
	 */
	private function __construct(
		public readonly int $from,
		public readonly int $length,
		public readonly bool $isPart
	) {}

	/**
	 * What cannot be read, and several parts at once, are answered with the whole file, as the standard allows.
	 *
	 * @param string $header As `bytes=0-1023`, `bytes=1024-` or `bytes=-500`.
	 * @param int    $size   Of the file, in bytes.
	 */
	public static function of( string $header, int $size ): self {
		if (
			1 !== preg_match( '/^bytes=(\d{0,15})-(\d{0,15})$/D', trim( $header ), $matches )
				|| '' === $matches[1] . $matches[2]
		) {
			return new self( 0, $size, false );
		}
		$from = '' === $matches[1] ? max( 0, $size - (int) $matches[2] ) : (int) $matches[1];
		$to   = '' === $matches[1] || '' === $matches[2] ? $size - 1 : min( $size - 1, (int) $matches[2] );
		return new self( $from, max( 0, $to - $from + 1 ), true );
	}
}
