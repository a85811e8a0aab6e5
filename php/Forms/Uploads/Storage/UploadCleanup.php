<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/**
 * Removes once a day what nobody sent in the end: files 24 hours after their last byte, complete or not, and files
 * without a row 30 days after they were found. Files of entries and drafts stay. It does no harm if it is interrupted
 * or runs twice.
 */
final class UploadCleanup {

	private const DAY = 86400;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct(
		private OrphanUploads $uploads,
		private FileStorage $files,
		private UnknownFiles $unknown,
		private \Closure $clock
	) {}

	/**
	 * @return int Number of removed files; none while their folder is missing, since their rows stay until it is back.
	 */
	public function run(): int {
		if ( ! $this->files->isThere() ) {
			return 0;
		}
		$before = ( $this->clock )() - self::DAY;
		return $this->deleteOrphans( $before ) + $this->deleteUnknownFiles( $before );
	}

	private function deleteOrphans( int $before ): int {
		$removed = 0;
		$orphans = $this->uploads->find( $before );
		while ( array() !== $orphans ) {
			foreach ( $orphans as $upload ) {
				// The row is deleted first, and only if no entry or draft has it: an entry may be claiming the file
				// right now.
				if ( $this->uploads->delete( $upload, $before ) ) {
					$this->files->delete( $upload->storedName );
					++$removed;
				}
			}
			$orphans = $this->uploads->find( $before );
		}
		return $removed;
	}

	private function deleteUnknownFiles( int $before ): int {
		$removed = 0;
		$since   = $this->unknown->since();
		$kept    = array();
		foreach ( $this->files->shards() as $files ) {
			$known = array_flip( $this->uploads->knownAmong( array_keys( $files ) ) );
			foreach ( array_diff_key( $files, $known ) as $name => $changed ) {
				$found = $since[ $name ] ?? ( $this->clock )();
				if ( $this->unknown->end( $found ) < ( $this->clock )() && $this->files->delete( (string) $name ) ) {
					++$removed;
				} elseif ( $changed < $before ) { // A newer one may still get its row, or lose it.
					$kept[ (string) $name ] = $found;
				}
			}
		}
		$this->unknown->note( $kept );
		return $removed;
	}
}
