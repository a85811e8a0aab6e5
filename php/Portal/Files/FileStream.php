<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Http\TimeLimit;

/** Sends a kept file as a web server would send it, with nothing that lets anybody keep it or run it as a page. */
final class FileStream {

	private const BLOCK = 1048576;

	/** What browsers show without running anything in it. Everything else is a download. */
	private const SHOWN = '~^(image/(?!svg)|audio/|video/|application/pdf$|text/plain$)~';

	/** Pictures that could run something, were they opened by themselves. */
	private const DRAWN = 'image/svg+xml';

	/** @param bool $isAskedOnly Sends headers alone, as for HEAD. */
	public function send( string $path, string $range, bool $isAskedOnly ): never {
		$file = fopen( $path, 'rb' );
		$size = (int) filesize( $path );
		$part = ByteRange::of( $range, $size );
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		$this->head( $path );
		header( 'Accept-Ranges: bytes' );
		if ( 0 === $part->length && $part->isPart ) {
			status_header( 416 );
			header( "Content-Range: bytes */{$size}" );
			exit;
		}
		status_header( $part->isPart ? 206 : 200 );
		header( 'Content-Length: ' . $part->length );
		if ( $part->isPart ) {
			header( 'Content-Range: bytes ' . $part->from . '-' . ( $part->from + $part->length - 1 ) . "/{$size}" );
		}
		if ( false !== $file && ! $isAskedOnly ) {
			fseek( $file, $part->from );
			$this->body( $file, $part->length );
		}
		exit;
	}

	private function head( string $path ): void {
		$type     = (string) ( wp_check_filetype( $path )['type'] ?: 'application/octet-stream' );
		$is_shown = 1 === preg_match( self::SHOWN, $type ) || self::DRAWN === $type;
		header( "Content-Type: {$type}" );
		header(
			'Content-Disposition: ' . ( $is_shown ? 'inline' : 'attachment' ) . "; filename*=UTF-8''"
				. rawurlencode( wp_basename( $path ) )
		);
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );
		// Chromium shows no PDF in a sandbox.
		if ( 'application/pdf' !== $type ) {
			header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self' data:; sandbox" );
		}
	}

	/** @param resource $file */
	private function body( mixed $file, int $length ): void {
		TimeLimit::lift();
		while ( $length > 0 && ! feof( $file ) && ! connection_aborted() ) {
			$block   = (string) fread( $file, min( self::BLOCK, $length ) );
			$length -= strlen( $block );
			echo $block; // A file's bytes, declared as such.
			flush();
		}
	}
}
