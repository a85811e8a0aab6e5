<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Portal\Access\RequestedPage;
use Atoll\Site\Header\LogOutItem;

/**
 * "Log out" at the head of a private page whose header does not show it: another theme has a header of its own, and a
 * page may have none. Clients have no admin bar either.
 */
final class LogOutBar {

	public const STYLE = 'atoll-log-out';

	public function __construct( private RequestedPage $page, private LogOutItem $item ) {}

	/** A theme of blocks has made its header by now; any other prints none of ours. */
	public function enqueue(): void {
		if ( ! $this->item->isShown() && $this->page->settings()->isPrivate ) {
			wp_enqueue_style( self::STYLE );
		}
	}

	public function print(): void {
		$form = $this->item->isShown() ? '' : $this->item->form( $this->page->settings() );
		if ( '' !== $form ) {
			printf(
				'<nav class="atoll-log-out-bar" aria-label="%s">%s</nav>',
				esc_attr__( 'Your login', 'atoll' ),
				$form // Escaped where it is built.
			);
		}
	}
}
