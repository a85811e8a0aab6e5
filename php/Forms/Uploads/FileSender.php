<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\FileStorage;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Platform\Http\Download;
use Atoll\Platform\Http\FileOutput;

/**
 * Sends an uploaded file, always as a download: the browser must not show or run it under this site's domain. The
 * caller checks who may have the file.
 */
final class FileSender {

	public function __construct( private FileStorage $files ) {}

	/**
	 * Sends the file and ends the request.
	 *
	 * @param bool $isHeadersOnly Whether to send headers only, as for HEAD.
	 * @return void Returns only if the file does not exist (any more).
	 */
	public function send( ?Upload $upload, bool $isHeadersOnly = false ): void {
		$path = null !== $upload && $upload->isWhole() ? $this->path( $upload ) : '';
		$file = '' === $path ? false : @fopen( $path, 'rb' );
		if ( null !== $upload && false !== $file ) {
			( new Download( $upload->name, 'application/octet-stream', $upload->size ) )->begin();
			header( "Content-Security-Policy: default-src 'none'; sandbox" );
			header( 'X-Robots-Tag: noindex' );
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
}
