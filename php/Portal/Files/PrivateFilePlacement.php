<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\PrivateContent\PrivatePages;

/** Finds the files that only private pages show at present, and moves each file to the folder where it belongs. */
final class PrivateFilePlacement {

	public function __construct(
		private PrivatePages $pages,
		private PostFiles $files,
		private PrivateFileUsage $usage,
		private PrivateFileStore $store,
		private PrivateFileMover $mover,
		private UnmarkedFiles $unmarked
	) {}

	/**
	 * Makes the files attached to newly private pages private at once, without searching for other uses first: a search
	 * is slow, and the host may end the request. The next run moves files back that public pages show too.
	 *
	 * @param list<int> $pages
	 * @return bool False if a file cannot be moved.
	 * @throws StorageFailed
	 */
	public function makeOwnPrivate( array $pages ): bool {
		$own = array() === $pages ? array() : PrivateFileStore::attachments( array( 'post_parent__in' => $pages ) );
		return $this->mover->makePrivate( array_values( array_diff( $own, $this->store->all() ) ) );
	}

	/**
	 * @param list<int>|null $attachments Files to check; null for all.
	 * @return bool False if a file cannot be moved.
	 * @throws StorageFailed
	 */
	public function apply( ?array $attachments = null ): bool {
		if ( null === $attachments ) {
			$this->unmarked->mark();
		}
		$used    = SharedFiles::with( $this->files->attachments( $this->pages->ids() ) );
		$private = $this->store->all();
		if ( null !== $attachments ) {
			$attachments = SharedFiles::with( $attachments );
			$used        = array_values( array_intersect( $used, $attachments ) );
			$private     = array_values( array_intersect( $private, $attachments ) );
		}
		$all        = SharedFiles::with( array_values( array_unique( array( ...$used, ...$private ) ) ) );
		$publicUses = $this->usage->publicUses( $all );
		$public     = SharedFiles::with(
			array_values(
				array_filter(
					$all,
					fn( int $attachment ): bool => isset( $publicUses[ $attachment ] )
						|| $this->isFormerlyPrivate( $attachment, $used )
				)
			)
		);
		// Public files first, because visitors would notice that they are missing.
		$arePublic  = $this->mover->makePublic( array_values( array_intersect( $private, $public ) ) );
		$arePrivate = $this->mover->makePrivate( array_values( array_diff( $all, $public ) ) );
		return $arePublic && $arePrivate;
	}

	/**
	 * Whether the file is attached to a page that is no longer private. Files that are not attached to a page stay.
	 *
	 * @param list<int> $used Files used by private pages.
	 */
	private function isFormerlyPrivate( int $attachment, array $used ): bool {
		$parent = (int) wp_get_post_parent_id( $attachment );
		return ! in_array( $attachment, $used, true ) && $parent > 0 && null !== get_post( $parent );
	}
}
