<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

use Atoll\Site\Page\PageMeta;

/**
 * Keeps pages out of search engines: missing pages, pages that need a login, login pages, and the confirmation page of
 * forms.
 */
final class Robots {

	public function __construct( private PageMeta $pages, private SeoPlugins $seoPlugins ) {}

	/**
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	public function add( array $robots ): array {
		if ( ! did_action( 'wp' ) ) {
			return $robots; // WordPress' own error page, before the main query.
		}
		$page     = $this->pages->current();
		$isHidden = is_404() || $page->isPrivate || $page->isLoginPage || ConfirmationPage::isShown();
		return $isHidden && ! $this->seoPlugins->isActive() ? wp_robots_no_robots( $robots ) : $robots;
	}

	/** Sends a header, in case another plugin prints the tag. Pages that need a login send their own. */
	public function sendHeader(): void {
		headers_sent() || header( 'X-Robots-Tag: noindex', false );
	}
}
