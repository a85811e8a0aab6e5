<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Platform\Http\PostFinder;
use Atoll\Platform\Http\SiteUrl;
use Atoll\Portal\PortalUrls;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/** Where a login leads to (spec 4): where somebody wanted to go, else where the login page says, else the dashboard. */
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
	 * The first of these that does not lead back to a login page, so that no redirect goes in circles.
	 *
	 * @param PageSettings $page Of the login page.
	 * @return string Whole address of this site; empty to stay.
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
	 * For a login on the page that was posted.
	 *
	 * @return string Whole address of this site.
	 */
	public function afterPost(): string {
		return $this->from( $this->pages->current() ) ?: $this->portalUrls->dashboard();
	}

	/** Whether it would ask for a login again. */
	private function isLogin( string $url ): bool {
		return str_starts_with( $url, site_url( 'wp-login.php' ) )
			|| $this->loginPages->has( $this->posts->at( $url ) );
	}

	/** Addresses that are no page (archives, the front page of posts) are taken as they are. */
	private function isReadable( int $page ): bool {
		return 0 === $page || current_user_can( 'read_post', $page );
	}
}
