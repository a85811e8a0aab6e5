<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

use Atoll\Site\Page\PageMeta;

/**
 * Keeps out of search engines what nobody should find there: missing pages, pages that need a login, the login, and a
 * form's confirmation.
 */
final class Robots {

	public function __construct( private PageMeta $pages, private SeoPlugins $seoPlugins ) {}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	public function add( array $robots ): array {
		if ( ! did_action( 'wp' ) ) {
			return $robots; // WordPress' page for an error, before there is a page of the site.
		}
		$page     = $this->pages->current();
		$isHidden = is_404() || $page->isPrivate || $page->isLoginPage || ConfirmationPage::isShown();
		return $isHidden && ! $this->seoPlugins->isActive() ? wp_robots_no_robots( $robots ) : $robots;
	}

	/** Says it in a header, for where another plugin prints the tag. Pages that need a login send it themselves. */
	public function sendHeader(): void {
		headers_sent() || header( 'X-Robots-Tag: noindex', false );
	}
}
