<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Forms\Uploads\Storage\PrivateFolder;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\UploadsUnavailable;

/**
 * Moves the files of attachments out of the web server's folder, and back. The meta value is added first and removed
 * last, and each file is complete in one of the two places. So after a crash at any point, users with access still get
 * the files, and the next run continues. A file that cannot be moved is logged and does not stop the others.
 */
final class PrivateFileMover {

	public function __construct( private PrivateFileStore $store, private AttachmentFiles $attachments ) {}

	/**
	 * @param list<int> $attachments
	 * @return bool Whether all of their files are in the private folder now.
	 */
	public function makePrivate( array $attachments ): bool {
		if ( $this->isAnyPublic( $attachments ) && ! $this->attempt( $this->store->prepare( ... ) ) ) {
			return false;
		}
		$areMoved = true;
		foreach ( $attachments as $attachment ) {
			$this->store->mark( $attachment );
			$areMoved = $this->move( $attachment, true ) && $areMoved;
		}
		return $areMoved;
	}

	/**
	 * Whether any file has to be moved. If none has, a lost private folder is not created again: an empty new one would
	 * make all other files look deleted.
	 *
	 * @param list<int> $attachments
	 */
	private function isAnyPublic( array $attachments ): bool {
		foreach ( $attachments as $attachment ) {
			foreach ( $this->attachments->paths( $attachment ) as $path ) {
				if ( is_file( $this->store->publicPath( $path ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * @param list<int> $attachments
	 * @return bool Whether all of their files are in the uploads folder now.
	 */
	public function makePublic( array $attachments ): bool {
		$areMoved = true;
		foreach ( $attachments as $attachment ) {
			$isOut = $this->move( $attachment, false ) && $this->attempt( fn() => $this->requireOut( $attachment ) );
			$isOut && $this->store->unmark( $attachment );
			$areMoved = $isOut && $areMoved;
		}
		return $areMoved;
	}

	/** Deletes private files with their attachment. WordPress only deletes files below its uploads folder. */
	public function delete( int $attachment ): void {
		foreach ( $this->attachments->paths( $attachment ) as $path ) {
			$file = $this->store->privatePath( $path );
			if ( '' !== $file && is_file( $file ) && $this->store->claim() ) {
				unlink( $file );
			}
		}
	}

	private function move( int $attachment, bool $toPrivate ): bool {
		$areMoved = true;
		foreach ( $this->attachments->paths( $attachment ) as $path ) {
			$public  = $this->store->publicPath( $path );
			$private = $this->store->privatePath( $path );
			$move    = $toPrivate
				? fn() => $this->moveFile( $public, $private, true )
				: fn() => $this->moveFile( $private, $public, false );

			$areMoved = $this->attempt( $move ) && $areMoved;
		}
		return $areMoved;
	}

	/** What is not seen may lie there all the same: its mark finds it again. @throws UploadsUnavailable */
	private function requireOut( int $attachment ): void {
		$main = $this->attachments->paths( $attachment )[0] ?? '';
		if ( '' !== $main && ! is_file( $this->store->publicPath( $main ) ) && ! $this->store->isSearchable() ) {
			throw new UploadsUnavailable( "{$main} cannot be moved: the private folder cannot be looked into" );
		}
	}

	/** @param \Closure(): mixed $work */
	private function attempt( \Closure $work ): bool {
		try {
			$work();
			return true;
		} catch ( UploadsUnavailable $failed ) {
			( new ErrorLog() )->write( $failed );
			return false;
		}
	}

	/** @throws UploadsUnavailable */
	private function moveFile( string $from, string $to, bool $toPrivate ): void {
		if ( '' === $from || ! is_file( $from ) ) {
			return;
		}
		$folder = dirname( $to );
		if ( ! ( $toPrivate ? PrivateFolder::make( $folder ) : wp_mkdir_p( $folder ) ) ) {
			throw new UploadsUnavailable( "{$folder} cannot be made" );
		}
		// Hard links move a file at once on the same disk. Across disks, PHP's rename() leaves half a file if it is
		// stopped. Some hosts disable link().
		if ( ( function_exists( 'link' ) && @link( $from, $to ) ) || $this->moveByCopy( $from, $to ) ) {
			if ( ! $toPrivate && ! $this->store->claim() ) {
				return;
			}
			@unlink( $from );
			clearstatcache( true, $from );
			if ( $toPrivate && is_file( $from ) ) {
				throw new UploadsUnavailable( "{$from} cannot be moved to {$to}: it cannot be deleted" );
			}
			return;
		}
		throw new UploadsUnavailable( "{$from} cannot be moved to {$to}" );
	}

	/**
	 * Moves the file completely or not at all. Replaces a file at the target, which is older or left by a run that was
	 * stopped.
	 */
	private function moveByCopy( string $from, string $to ): bool {
		$part = "{$to}.part";
		if ( @copy( $from, $part ) && filesize( $part ) === filesize( $from ) && @rename( $part, $to ) ) {
			return true;
		}
		@unlink( $part );
		return false;
	}
}
