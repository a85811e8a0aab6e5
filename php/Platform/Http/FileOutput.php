<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/** A file as the answer, as fast as the visitor's line takes it. */
final class FileOutput {

	private const BLOCK = 1048576;

	/** Before its headers: what was printed so far is no part of it, and it may take its time. */
	public static function begin(): void {
		while ( ob_get_level() > 0 && @ob_end_clean() ) {
			continue; // Some plugin's buffer may be one that cannot be ended.
		}
		// Some hosts take the function away.
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 );
		}
	}

	/**
	 * @param resource $file   At the first byte to send.
	 * @param int      $length Bytes.
	 */
	public static function send( mixed $file, int $length ): void {
		while ( $length > 0 && ! feof( $file ) && ! connection_aborted() ) {
			$block = (string) fread( $file, min( self::BLOCK, $length ) );
			if ( '' === $block ) {
				return; // The disk does not give the rest.
			}
			$length -= strlen( $block );
			echo $block; // A file's bytes, declared as such.
			flush();
		}
	}
}
