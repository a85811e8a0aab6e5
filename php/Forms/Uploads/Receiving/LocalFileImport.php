<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Forms\Uploads\Storage\FileStorage;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Forms\Uploads\Upload;
use Atoll\Forms\Uploads\UploadLimits;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Errors\BadRequest;

/** Imports files that are already on this server, such as another plugin's. They are copied; the originals stay. */
final class LocalFileImport {

	public function __construct(
		private UploadRepository $uploads,
		private FileStorage $files,
		private FileTypeDetector $detector
	) {}

	/**
	 * Imports a file for a form's field. It belongs to no entry until {@see Uploads::claim()}. Importing the same file
	 * twice gives one upload.
	 *
	 * @param string $path   Path of the file, which must be readable.
	 * @param string $source Identifies the file at its origin.
	 * @return string Public id of the upload.
	 * @throws \Atoll\Platform\Errors\PublicError When the name or content is refused, or the file cannot be stored.
	 */
	public function import( int $formNumber, int $fieldId, string $path, string $source, int $user ): string {
		$id     = substr( hash( 'sha256', wp_salt() . "\n{$formNumber}\n{$fieldId}\n{$source}" ), 0, 32 );
		$name   = UploadName::of( wp_basename( $path ) )->requireHarmless();
		$size   = (int) filesize( $path );
		$type   = $this->detector->type( $path, $name->extension )
			?? throw new BadRequest( 'atoll_file_deceives', __( 'its content does not match its name', 'atoll' ), 422 );
		$upload = $this->uploads->find( $id )
			?? $this->uploads->insert(
				$id,
				new UploadSlot( $formNumber, $fieldId, new UploadLimits( $size, 1, array() ), $source ),
				$name,
				$size,
				$user
			);
		if ( ! $upload->isWhole() ) {
			$this->files->write(
				$upload->storedName,
				0,
				$path,
				fn( callable $write ) => $this->copy( $write, $upload )
			);
			$this->uploads->markReady( $upload, $type );
		}
		return $id;
	}

	/** @param callable(): void $write */
	private function copy( callable $write, Upload $upload ): void {
		$write();
		if ( $upload->received < $upload->size ) {
			$this->uploads->markReceived( $upload, $upload->size );
		}
	}
}
