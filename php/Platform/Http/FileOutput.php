<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/** Output of a file as the response, at the speed of the visitor's connection. */
final class FileOutput {

	private const BLOCK = 1048576;

	/** Prepares the output, before the headers: discards what was printed so far and removes the time limit. */
	public static function begin(): void {
		while ( ob_get_level() > 0 && @ob_end_clean() ) {
			continue; // Another plugin's buffer may not be removable.
		}
		// Some hosts disable set_time_limit().
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
	}

	/**
	 * @param resource $file   Positioned at the first byte to send.
	 * @param int      $length Bytes.
	 */
	public static function send( mixed $file, int $length ): void {
		while ( $length > 0 && ! feof( $file ) && ! connection_aborted() ) {
			$block = (string) fread( $file, min( self::BLOCK, $length ) );
			if ( '' === $block ) {
				return; // The file ended early or cannot be read.
			}
			$length -= strlen( $block );
			echo $block; // A file's bytes, as the Content-Type header says.
			flush();
		}
	}
}
