<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Portal\PrivateContent\PrivatePages;

/**
 * Keeps pages whose response depends on a session out of shared page caches (plugins, proxies): the page itself for
 * users who may see it, and the redirect to the login page for visitors who may not. {@see AccessGuard} sends the
 * no-store headers.
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
