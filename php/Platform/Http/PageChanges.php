<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use Atoll\Platform\Errors\ErrorLog;

/**
 * Tells whoever keeps pages, such as a page cache, that some of them are no longer what they were. Once for a request,
 * after its last change, and without saying which: a form, a menu or a notification may stand on any page.
 */
final class PageChanges {

	private const PUBLISHED = 'publish';

	private bool $isNoted = false;

	public function note(): void {
		if ( ! $this->isNoted ) {
			$this->isNoted = true;
			add_action( 'shutdown', $this->notify( ... ), 0 );
		}
	}

	/** Action `transition_post_status`. */
	public function notePost( string $to, string $from, \WP_Post $post ): void {
		if ( in_array( self::PUBLISHED, array( $to, $from ), true ) && $this->isPartOfPages( $post->post_type ) ) {
			$this->note();
		}
	}

	/** Action `deleted_post`. */
	public function noteDeleted( int $id, \WP_Post $post ): void {
		$this->notePost( '', $post->post_status, $post );
	}

	/** The answer is made by then: an exception in another plugin must not make it an error. */
	public function notify(): void {
		$this->isNoted = false;
		try {
			/** Pages of the site look different now, for whoever keeps them. */
			do_action( 'atoll_pages_changed' );
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'a listener of changed pages' );
		}
	}

	/** Pages and posts; and what editors make of which they consist: forms, notifications, templates, menus. */
	private function isPartOfPages( string $type ): bool {
		$is = get_post_type_object( $type );
		return null !== $is && ( $is->public || $is->show_in_rest );
	}
}
