<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Platform\Http\PostFinder;
use Atoll\Platform\Http\SiteUrl;
use Atoll\Portal\PortalUrls;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/** The redirect after a login (spec 4): to the page asked for, else as the login page is set, else to the dashboard. */
final class LoginRedirect {

	public function __construct(
		private LoginPages $loginPages,
		private PortalUrls $portalUrls,
		private SiteUrl $urls,
		private PostFinder $posts,
		private ReturnUrl $returnUrl,
		private PageMeta $pages
	) {}

	/**
	 * Returns the first target that does not lead back to a login page, so that redirects cannot loop.
	 *
	 * @param PageSettings $page Settings of the login page.
	 * @return string Absolute URL on this site; empty to stay on the page.
	 */
	public function from( PageSettings $page ): string {
		$currentUrl = $this->urls->current();
		foreach (
			array(
				$this->returnUrl->target(),
				$this->urls->absolute( $page->redirectUrl ),
				$this->portalUrls->dashboard(),
				home_url( '/' ),
			) as $url
		) {
			if (
				'' !== $url && $url !== $currentUrl && ! $this->isLogin( $url )
					&& $this->isReadable( $this->posts->at( $url ) )
			) {
				return $url;
			}
		}
		return '';
	}

	/**
	 * Returns the target for a login form that was posted to the current page.
	 *
	 * @return string Absolute URL on this site.
	 */
	public function afterPost(): string {
		return $this->from( $this->pages->current() ) ?: $this->portalUrls->dashboard();
	}

	/** Whether a URL would ask for a login again. */
	private function isLogin( string $url ): bool {
		return str_starts_with( $url, site_url( 'wp-login.php' ) )
			|| $this->loginPages->has( $this->posts->at( $url ) );
	}

	/** Whether the user may read the page. URLs that are not a page (archives, the front page of posts) always pass. */
	private function isReadable( int $page ): bool {
		return 0 === $page || current_user_can( 'read_post', $page );
	}
}
