<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Receiving;

use Atoll\Forms\Uploads\Storage\FileStorage;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Forms\Uploads\Upload;
use Atoll\Forms\Uploads\UploadRefused;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Signer;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Platform\Http\PostedFile;

/**
 * Receives a file, whole or in parts. It trusts nothing that the client says: it measures and checks the file itself.
 */
final class UploadReceiver {

	public function __construct(
		private UploadRepository $uploads,
		private FileStorage $files,
		private FileTypeDetector $detector,
		private Signer $signer,
		private UploadRateLimit $limit,
		private UploadCheck $check
	) {}

	/**
	 * Receives a whole file. Its id is derived from its content, so that sending the same file twice, even at the same
	 * time, gives one upload.
	 *
	 * @throws \Atoll\Platform\Errors\PublicError When the file is refused or cannot be stored.
	 */
	public function receive( UploadSlot $slot, string $name, PostedFile $file, Visitor $visitor ): Upload {
		$size     = $file->requireComplete()->size;
		$hash     = (string) hash_file( 'sha256', $file->path );
		$identity = array( $slot->formNumber, $slot->fieldId, $slot->uniqueHash(), $name, $hash );
		$id       = substr( $this->signer->sign( 'upload', implode( "\n", $identity ) ), 0, 32 );
		$upload   = $this->uploads->find( $id ) ?? $this->add( $id, $slot, $name, $size, $visitor );
		return $this->append( $upload, $slot, 0, $file );
	}

	/**
	 * Adds a file of which no bytes have been received yet.
	 *
	 * @param int $size Size of the complete file in bytes.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function start( UploadSlot $slot, string $name, int $size, Visitor $visitor ): Upload {
		return $this->add( bin2hex( random_bytes( 16 ) ), $slot, $name, $size, $visitor );
	}

	/**
	 * Appends the next part. A part that was already received changes nothing, so parts may be sent again.
	 *
	 * @param int $offset Offset of the part's first byte.
	 * @throws BadRequest             When the part would leave a gap, or goes beyond the end.
	 * @throws \Atoll\Platform\Errors\PublicError When the whole file is refused: nothing of it is kept.
	 */
	public function append( Upload $upload, UploadSlot $slot, int $offset, PostedFile $file ): Upload {
		$file->requireComplete();
		$upload = $this->files->write(
			$upload->storedName,
			$offset,
			$file->path,
			fn( callable $write ) => $this->writePart( $upload->id, $offset, $file->size, $write )
		);
		return $upload->isWhole() || $upload->received < $upload->size ? $upload : $this->finish( $upload, $slot );
	}

	/** @throws \Atoll\Platform\Errors\StorageFailed */
	public function discard( Upload $upload ): void {
		$this->files->delete( $upload->storedName );
		$this->uploads->delete( $upload );
	}

	private function add( string $id, UploadSlot $slot, string $name, int $size, Visitor $visitor ): Upload {
		$name = UploadName::of( $name );
		$this->check->checkName( $name, $slot->limits );
		$name->requireHarmless();
		$this->check->checkSize( $size, $slot->limits );
		$this->files->requireFreeSpace();
		$this->limit->count( $slot, $size, $visitor );
		try {
			return $this->uploads->insert( $id, $slot, $name, $size, $visitor->userId() );
		} catch ( StorageFailed $failed ) {
			return $this->uploads->find( $id ) ?? throw $failed; // Another request received the same file.
		}
	}

	/** @param callable(): void $write */
	private function writePart( string $id, int $offset, int $length, callable $write ): Upload {
		// Read again under the lock: another request may have changed it.
		$upload = $this->uploads->find( $id ) ?? throw UploadRefused::gone();
		if ( $upload->isWhole() || $offset + $length <= $upload->received ) {
			return $upload;
		}
		if ( $offset > $upload->received || $offset < 0 ) {
			throw new BadRequest(
				'atoll_upload_offset',
				__( 'A part of this file is missing. Please try again.', 'atoll' ),
				409
			);
		}
		if ( $offset + $length > $upload->size ) {
			throw new BadRequest(
				'atoll_upload_longer',
				__( 'This file is larger than expected. Please choose it again.', 'atoll' )
			);
		}
		$write();
		return $this->uploads->markReceived( $upload, $offset + $length );
	}

	private function finish( Upload $upload, UploadSlot $slot ): Upload {
		$name = UploadName::of( $upload->name );
		$type = $this->detector->type( $this->files->path( $upload->storedName ), $name->extension );
		if ( null === $type ) {
			$this->discard( $upload );
			throw $this->check->wrongContent( $name, $slot->limits );
		}
		return $this->uploads->markReady( $upload, $type );
	}
}
