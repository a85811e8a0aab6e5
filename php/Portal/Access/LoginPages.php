<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Platform\Http\PostFinder;
use Atoll\Platform\Http\SiteUrl;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\PortalUrls;
use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Portal\Session\LogOutEverywhereAction;
use Atoll\Site\Page\PageMeta;
use Atoll\Site\Page\PageSettings;

/** Login pages. Visitors log in on the one set for the page, else the site's, else on WordPress' own login screen. */
final class LoginPages {

	public function __construct(
		private PageMeta $meta,
		private PrivatePages $privatePages,
		private PortalUrls $portalUrls,
		private SiteUrl $urls,
		private PostFinder $posts,
		private ReturnUrl $returnUrl
	) {}

	/** Returns the absolute URL of the login page. Skips pages that are private or do not exist. */
	public function url( PageSettings $page ): string {
		foreach ( array( $this->urls->absolute( $page->loginUrl ), $this->portalUrls->login() ) as $url ) {
			if ( $this->isPublic( $this->posts->at( $url ) ) ) {
				return $url;
			}
		}
		return wp_login_url();
	}

	/**
	 * Returns the login page's URL with the requested URL to go back to. The notice is left out of it: it would claim
	 * that an action was done again.
	 */
	public function returningHere( PageSettings $page ): string {
		$login      = $this->url( $page );
		$currentUrl = remove_query_arg( PortalActions::NOTICE, $this->urls->current() );
		return wp_login_url() === $login
			? wp_login_url( $currentUrl )
			: $this->returnUrl->withTarget( $login, $currentUrl );
	}

	/** Returns the login page's URL with a notice that the user has logged out. */
	public function afterLogout( PageSettings $page ): string {
		$login = $this->url( $page );
		return wp_login_url() === $login
			? add_query_arg( 'loggedout', 'true', $login )
			: add_query_arg( PortalActions::NOTICE, LogOutEverywhereAction::LOGGED_OUT, $login );
	}

	/** Like {@see returningHere()}, for the current page. */
	public function forCurrentPage(): string {
		return $this->returningHere( $this->meta->current() );
	}

	/** Whether a page is a login page. Login pages redirect users who are logged in. */
	public function has( int $page ): bool {
		return $this->portalUrls->isLogin( $page ) || $this->meta->read( $page )->isLoginPage;
	}

	private function isPublic( int $page ): bool {
		return $page > 0 && 'publish' === get_post_status( $page ) && ! $this->posts->listsNews( $page )
			&& ! $this->privatePages->settings( $page )->isPrivate;
	}
}
