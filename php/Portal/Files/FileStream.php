<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Http\Download;
use Atoll\Platform\Http\FileOutput;

/** Sends a private file as a web server would, with headers that keep it from being cached or run as a page. */
final class FileStream {

	/** Types that browsers show without running scripts in them. All others are downloads. */
	private const INLINE_TYPES = '~^(image/(?!svg)|audio/|video/|application/pdf$|text/plain$)~';

	/** SVG could run scripts when opened by itself; the sandbox below prevents that. */
	private const SVG = 'image/svg+xml';

	/** @param bool $isHead Whether to send headers only. */
	public function send( string $path, string $range, bool $isHead ): never {
		$file = fopen( $path, 'rb' );
		$size = (int) filesize( $path );
		$part = ByteRange::of( $range, $size );
		FileOutput::begin();
		$this->sendHeaders( $path );
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
		if ( false !== $file && ! $isHead ) {
			fseek( $file, $part->from );
			FileOutput::send( $file, $part->length );
		}
		exit;
	}

	private function sendHeaders( string $path ): void {
		$type     = (string) ( wp_check_filetype( $path )['type'] ?: 'application/octet-stream' );
		$isInline = 1 === preg_match( self::INLINE_TYPES, $type ) || self::SVG === $type;
		header( "Content-Type: {$type}" );
		header(
			'Content-Disposition: ' . ( $isInline ? 'inline; ' : 'attachment; ' )
				. Download::fileName( wp_basename( $path ) )
		);
		header( 'X-Content-Type-Options: nosniff' );
		header( 'X-Robots-Tag: noindex' );
		// Chromium does not show PDFs in a sandbox.
		if ( 'application/pdf' !== $type ) {
			header(
				"Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self' data:; sandbox"
			);
		}
	}
}
