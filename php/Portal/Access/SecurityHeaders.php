<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Platform\Http\PrivatePageHeaders;
use Atoll\Portal\PrivateContent\PrivatePages;

/**
 * Security headers for private pages and login pages, whose URLs may hold a key. Keeps out other sites, and scripts of
 * third parties: these could read all of a private page, or what is typed on a login page and the page's URL.
 */
final class SecurityHeaders {

	public function __construct(
		private PrivatePages $pages,
		private LoginPages $loginPages,
		private ReturnUrl $returnUrl
	) {}

	public function send(): void {
		$requestedId = get_queried_object_id();
		$isPrivate   = $this->pages->settings( $requestedId )->isPrivate
			|| ( is_singular() && $this->pages->settings( (int) get_the_ID() )->isPrivate );
		$isLogin     = is_singular() && $this->loginPages->has( $requestedId );
		if ( $isPrivate || $isLogin ) {
			add_filter( 'atoll_services_of_others', '__return_false', 5 );
			PrivatePageHeaders::send();
		}
		if ( $isLogin && $this->returnUrl->hasKey() ) {
			NoStoreHeaders::send();
		}
	}
}
