<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\FileStorage;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Platform\Http\FileOutput;

/**
 * Hands a received file out: always as a download, never as something that the browser shows or runs under this site's
 * name. The caller checks who may have it.
 */
final class FileSender {

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
			FileOutput::begin();
			$this->sendHeaders( $upload );
			$isHeadersOnly || FileOutput::send( $file, $upload->size );
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

	private function sendHeaders( Upload $upload ): void {
		header( 'Content-Type: application/octet-stream' );
		header( 'Content-Length: ' . $upload->size );
		header( 'Content-Disposition: ' . $this->disposition( $upload->name ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( "Content-Security-Policy: default-src 'none'; sandbox" );
		header( 'Cache-Control: private, no-store' );
		header( 'X-Robots-Tag: noindex' );
	}

	/** The name in full (RFC 6266), and in ASCII for programs that know no better. */
	private function disposition( string $name ): string {
		$ascii = (string) preg_replace( '/[^A-Za-z0-9._ ()-]/', '_', $name );
		return "attachment; filename=\"{$ascii}\"; filename*=UTF-8''" . rawurlencode( $name );
	}
}
