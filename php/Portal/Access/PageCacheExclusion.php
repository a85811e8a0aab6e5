<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Portal\PrivateContent\PrivatePages;

/**
 * Keeps pages whose answer depends on a session out of the caches that plugins and proxies keep for everybody: the page
 * itself for those who may see it, and the redirect to the login page for those who may not. The {@see AccessGuard}
 * says no-store.
 */
final class PageCacheExclusion {

	public function __construct( private PrivatePages $pages ) {}

	public function exclude(): void {
		$foundId       = is_singular() ? (int) get_the_ID() : 0;
		$foundPage     = $this->pages->settings( $foundId );
		$requestedPage = $this->pages->settings( get_queried_object_id() );
		if ( ! $foundPage->isPrivate && ! $requestedPage->isPrivate && ! $requestedPage->isLoginPage ) {
			return;
		}
		header( 'Vary: Cookie', false );
		if ( ! $requestedPage->isLoginPage || is_user_logged_in() ) {
			NoStoreHeaders::disablePageCache();
		}
	}
}
