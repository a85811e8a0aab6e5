<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\PrivateContent\PrivatePages;

/** Which files only private pages show, as the site stands now; moves each to where it belongs. */
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
	 * Files that were added to pages which have just become private. Nothing is searched before: that takes its time,
	 * and a host may end the request. What something public shows too is moved back by the run that follows.
	 *
	 * @param list<int> $pages
	 * @return bool False where one cannot be moved.
	 * @throws StorageFailed
	 */
	public function makeOwnPrivate( array $pages ): bool {
		$own = array() === $pages ? array() : PrivateFileStore::attachments( array( 'post_parent__in' => $pages ) );
		return $this->mover->makePrivate( array_values( array_diff( $own, $this->store->all() ) ) );
	}

	/**
	 * @param list<int>|null $attachments The files to look at; all where it is null.
	 * @return bool False where one cannot be moved.
	 * @throws StorageFailed
	 */
	public function apply( ?array $attachments = null ): bool {
		if ( null === $attachments ) {
			$this->unmarked->mark();
		}
		$used    = $this->files->of( $this->pages->ids() );
		$private = $this->store->all();
		if ( null !== $attachments ) {
			$used    = array_values( array_intersect( $used, $attachments ) );
			$private = array_values( array_intersect( $private, $attachments ) );
		}
		$all        = array_values( array_unique( array( ...$used, ...$private ) ) );
		$publicUses = $this->usage->publicUses( $all );
		$public     = array_filter(
			$all,
			fn( int $attachment ): bool => isset( $publicUses[ $attachment ] )
				|| $this->isFormerlyPrivate( $attachment, $used )
		);
		// Public files first: their absence would be noticed.
		$arePublic  = $this->mover->makePublic( array_values( array_intersect( $private, $public ) ) );
		$arePrivate = $this->mover->makePrivate( array_values( array_diff( $all, $public ) ) );
		return $arePublic && $arePrivate;
	}

	/**
	 * Whether it belongs to a page that is private no longer. What belongs to no page stays where it is.
	 *
	 * @param list<int> $used By private pages.
	 */
	private function isFormerlyPrivate( int $attachment, array $used ): bool {
		$parent = (int) wp_get_post_parent_id( $attachment );
		return ! in_array( $attachment, $used, true ) && $parent > 0 && null !== get_post( $parent );
	}
}
