<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

/**
 * Removes once a day what nobody sent in the end: files 24 hours after their last byte, whole or not, and files that no
 * row knows 30 days after they were found. An entry's and a draft's files stay. Stopped half way or run twice, it does
 * no harm.
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

	/** @return int How many files were removed; without their folder none, which stay known until it is back. */
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
				// Not one that is being claimed at this moment: the row is deleted first, and only if no entry or draft
				// has it.
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
				} elseif ( $changed < $before ) { // One that is younger may be on its way out with its row.
					$kept[ (string) $name ] = $found;
				}
			}
		}
		$this->unknown->note( $kept );
		return $removed;
	}
}
