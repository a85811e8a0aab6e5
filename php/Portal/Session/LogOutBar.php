<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Portal\Access\RequestedPage;
use Atoll\Site\Header\LogOutItem;

/**
 * A bar with "Log out" at the top of private pages whose header does not show the button: other themes have their own
 * header, and a page may have none. Clients do not have the admin bar either.
 */
final class LogOutBar {

	public const STYLE = 'atoll-log-out';

	public function __construct( private RequestedPage $page, private LogOutItem $item ) {}

	/** Runs when a block theme has printed its header; other themes get the bar above theirs. */
	public function enqueue(): void {
		if ( ! $this->item->isInHeader() && $this->page->settings()->isPrivate ) {
			wp_enqueue_style( self::STYLE );
		}
	}

	/** @param string $header If the page has no header, only the skip link, which comes first by keyboard. */
	public function appendTo( string $header ): string {
		return $header . $this->html();
	}

	public function print(): void {
		echo $this->html(); // Escaped where it is built.
	}

	private function html(): string {
		$form = $this->item->formInBar( $this->page->settings() );
		return '' === $form ? '' : sprintf(
			'<section class="atoll-log-out-bar" aria-label="%s">%s</section>',
			esc_attr__( 'Your login', 'atoll' ),
			$form
		);
	}
}
