<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Forms\Uploads\Upload;

/**
 * Removes at once the files of a person whose data is erased. Of what is deleted otherwise they stay a day, since
 * whoever filled the form in may still send them.
 */
final class FileErasure {

	public function __construct(
		private UploadRepository $uploads,
		private OrphanUploads $orphans,
		private FileStorage $files
	) {}

	/**
	 * @param list<int> $entryIds
	 * @return list<string> Their files, to be removed once the entries are gone.
	 */
	public function ofEntries( array $entryIds ): array {
		return array_column( $this->uploads->ofEntries( $entryIds ), 'id' );
	}

	/** @return list<string> Its files, to be removed once the draft is gone. */
	public function ofDraft( int $draftId ): array {
		return array_column( $this->uploads->ofDraft( $draftId ), 'id' );
	}

	/** @return list<string> What somebody has uploaded and neither sent nor saved. */
	public function unsentOf( int $userId ): array {
		return $this->orphans->idsOf( $userId );
	}

	/**
	 * @param list<string> $ids What is an entry's or a draft's stays.
	 * @return list<string> Why some of the others stay too, for whoever works on a request; empty when all are gone.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function remove( array $ids ): array {
		$left = 0;
		foreach ( $this->uploads->all( $ids ) as $upload ) {
			if ( Upload::CLAIMED === $upload->state || $upload->draftId > 0 ) {
				continue;
			}
			// Without the folder it stays known, to be removed once that is back.
			if ( ! $this->files->isThere() ) {
				++$left;
			} elseif ( $this->orphans->delete( $upload, PHP_INT_MAX ) ) {
				$left += $this->files->delete( $upload->storedName ) ? 0 : 1;
			}
		}
		/* translators: %d: number of files. */
		$text = _n( '%d file could not be deleted. Site Health says why, under “Visitors’ files”.', '%d files could not be deleted. Site Health says why, under “Visitors’ files”.', $left, 'atoll' );
		return 0 === $left ? array() : array( sprintf( $text, $left ) );
	}
}
