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

/** Where a page's visitors log in: as the page says, else as the site does, else on WordPress' own screen. */
final class LoginPages {

	public function __construct(
		private PageMeta $meta,
		private PrivatePages $privatePages,
		private PortalUrls $portalUrls,
		private SiteUrl $urls,
		private PostFinder $posts,
		private ReturnUrl $returnUrl
	) {}

	/** Whole address of the login page. One that is private, or not there, is passed over. */
	public function of( PageSettings $page ): string {
		foreach ( array( $this->urls->absolute( $page->loginUrl ), $this->portalUrls->login() ) as $url ) {
			if ( $this->isPublic( $this->posts->at( $url ) ) ) {
				return $url;
			}
		}
		return wp_login_url();
	}

	/**
	 * The login page, which then leads back to the address that is asked for, without a notice: what was done before
	 * would seem to be done again.
	 */
	public function returningHere( PageSettings $page ): string {
		$login      = $this->of( $page );
		$currentUrl = remove_query_arg( PortalActions::NOTICE, $this->urls->current() );
		return wp_login_url() === $login
			? wp_login_url( $currentUrl )
			: $this->returnUrl->withTarget( $login, $currentUrl );
	}

	/** The login page, which says that somebody has logged out. */
	public function afterLogout( PageSettings $page ): string {
		$login = $this->of( $page );
		return wp_login_url() === $login
			? add_query_arg( 'loggedout', 'true', $login )
			: add_query_arg( PortalActions::NOTICE, LogOutEverywhereAction::LOGGED_OUT, $login );
	}

	/** As {@see returningHere()}, for the page that is shown. */
	public function forCurrentPage(): string {
		return $this->returningHere( $this->meta->current() );
	}

	/** Whether it is a login page, which redirects whoever is logged in. */
	public function has( int $page ): bool {
		return $this->portalUrls->isLogin( $page ) || $this->meta->of( $page )->isLoginPage;
	}

	private function isPublic( int $page ): bool {
		return $page > 0 && 'publish' === get_post_status( $page ) && ! $this->posts->listsNews( $page )
			&& ! $this->privatePages->settings( $page )->isPrivate;
	}
}
