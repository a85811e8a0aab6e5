<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

/** A part of a file, as requested by a Range header (RFC 9110, 14.1.2). Video and PDF viewers request single parts. */
final class ByteRange {

	/**
	 * @param int  $from   Offset of the first byte.
	 * @param int  $length Number of bytes; 0 if the file has no such part.
	 * @param bool $isPart Whether a range was requested, rather than the whole file.
	 */
	private function __construct(
		public readonly int $from,
		public readonly int $length,
		public readonly bool $isPart
	) {}

	/**
	 * Returns the whole file for invalid headers and for several ranges at once, as the standard allows.
	 *
	 * @param string $header Such as `bytes=0-1023`, `bytes=1024-` or `bytes=-500`.
	 * @param int    $size   Size of the file in bytes.
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
