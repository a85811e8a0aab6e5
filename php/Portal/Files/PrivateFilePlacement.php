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
		$asked = $this->usage->of( $this->pages->ids() );
		$kept  = $this->store->all();
		$all   = array_values( array_unique( array( ...$asked, ...$kept ) ) );
		$shown = $this->usage->elsewhere( $all );
		// Public files first: their absence would be noticed.
		foreach ( $kept as $attachment ) {
			if ( isset( $shown[ $attachment ] ) || $this->isFreed( $attachment, $asked ) ) {
				$this->mover->release( $attachment );
			}
		}
		foreach ( $all as $attachment ) {
			if ( ! isset( $shown[ $attachment ] ) && ! $this->isFreed( $attachment, $asked ) ) {
				$this->mover->keep( $attachment );
			}
		}
	}

	/**
	 * Belongs to a page that is private no more. What belongs nowhere stays where it is.
	 *
	 * @param list<int> $asked
	 */
	private function isFreed( int $attachment, array $asked ): bool {
		$parent = (int) wp_get_post_parent_id( $attachment );
		return ! in_array( $attachment, $asked, true ) && $parent > 0 && null !== get_post( $parent );
	}
}
