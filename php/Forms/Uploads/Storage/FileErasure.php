<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Forms\Uploads\Upload;

/**
 * Removes at once the files of a person whose data is erased. Files that are deleted for other reasons stay a day,
 * since the person filling in the form may still send them.
 */
final class FileErasure {

	public function __construct(
		private UploadRepository $uploads,
		private OrphanUploads $orphans,
		private FileStorage $files
	) {}

	/**
	 * @param list<int> $entryIds
	 * @return list<string> Ids of the entries' files, to be removed once the entries are deleted.
	 */
	public function ofEntries( array $entryIds ): array {
		return array_column( $this->uploads->ofEntries( $entryIds ), 'id' );
	}

	/** @return list<string> Ids of the draft's files, to be removed once the draft is deleted. */
	public function ofDraft( int $draftId ): array {
		return array_column( $this->uploads->ofDraft( $draftId ), 'id' );
	}

	/** @return list<string> Ids of files that this user has uploaded, but neither sent nor saved. */
	public function unsentOf( int $userId ): array {
		return $this->orphans->idsOf( $userId );
	}

	/**
	 * @param list<string> $ids Files that belong to an entry or a draft are left alone.
	 * @return list<string> Why some of the others could not be removed, for the staff who handle the request; empty
	 *                      when all were.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function remove( array $ids ): array {
		$left = 0;
		foreach ( $this->uploads->all( $ids ) as $upload ) {
			if ( Upload::CLAIMED === $upload->state || $upload->draftId > 0 ) {
				continue;
			}
			// Without the folder, the row stays, so that the file can be removed once the folder is back.
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
