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

	/** A theme of blocks has made its header by now; any other has the bar above its own. */
	public function enqueue(): void {
		if ( ! $this->item->isInHeader() && $this->page->settings()->isPrivate ) {
			wp_enqueue_style( self::STYLE );
		}
	}

	/** @param string $header Of a page that has none it is the skip link alone, which comes first by keyboard. */
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
