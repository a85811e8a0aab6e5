<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Portal\PrivateContent\PrivatePages;

/** Which files only private pages show, as the site stands now; moves each to where it belongs. */
final class PrivateFilePlacement {

	public function __construct(
		private PrivatePages $pages,
		private PrivateFileUsage $usage,
		private PrivateFileStore $store,
		private PrivateFileMover $mover
	) {}

	/** @throws UploadsUnavailable */
	public function apply(): void {
		$used       = $this->usage->of( $this->pages->ids() );
		$private    = $this->store->all();
		$all        = array_values( array_unique( array( ...$used, ...$private ) ) );
		$publicUses = $this->usage->publicUses( $all );
		// Public files first: their absence would be noticed.
		foreach ( $private as $attachment ) {
			if ( isset( $publicUses[ $attachment ] ) || $this->isFormerlyPrivate( $attachment, $used ) ) {
				$this->mover->makePublic( $attachment );
			}
		}
		foreach ( $all as $attachment ) {
			if ( ! isset( $publicUses[ $attachment ] ) && ! $this->isFormerlyPrivate( $attachment, $used ) ) {
				$this->mover->makePrivate( $attachment );
			}
		}
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
