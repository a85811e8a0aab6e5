<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\FileStorage;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Platform\Http\TimeLimit;

/**
 * Hands a received file out: always as a download, never as something that the browser shows or runs under this site's
 * name. The caller checks who may have it.
 */
final class FileSender {

	private const BLOCK = 1048576;

	public function __construct( private FileStorage $files ) {}

	/**
	 * Sends it and ends the request.
	 *
	 * @param bool $isHeadersOnly Sends its headers alone, as for HEAD.
	 * @return void Returns only when there is no such file (any more).
	 */
	public function send( ?Upload $upload, bool $isHeadersOnly = false ): void {
		$path = null !== $upload && $upload->isWhole() ? $this->path( $upload ) : '';
		$file = '' === $path ? false : @fopen( $path, 'rb' );
		if ( null !== $upload && false !== $file ) {
			$this->head( $upload );
			$isHeadersOnly || $this->body( $file );
			exit;
		}
	}

	private function path( Upload $upload ): string {
		try {
			return $this->files->path( $upload->storedName );
		} catch ( UploadsUnavailable $error ) {
			( new ErrorLog() )->write( $error );
			return '';
		}
	}

	private function head( Upload $upload ): void {
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		header( 'Content-Type: application/octet-stream' );
		header( 'Content-Length: ' . $upload->size );
		header( 'Content-Disposition: ' . $this->disposition( $upload->name ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( "Content-Security-Policy: default-src 'none'; sandbox" );
		header( 'Cache-Control: private, no-store' );
		header( 'X-Robots-Tag: noindex' );
	}

	/** @param resource $file */
	private function body( mixed $file ): void {
		TimeLimit::lift();
		while ( ! feof( $file ) ) {
			echo fread( $file, self::BLOCK ); // A file's bytes, declared as such.
			flush();
		}
	}

	/** The name in full (RFC 6266), and in ASCII for programs that know no better. */
	private function disposition( string $name ): string {
		$ascii = (string) preg_replace( '/[^A-Za-z0-9._ ()-]/', '_', $name );
		return "attachment; filename=\"{$ascii}\"; filename*=UTF-8''" . rawurlencode( $name );
	}
}
