<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Platform\Http\NoStoreHeaders;
use Atoll\Platform\Http\PrivatePageHeaders;
use Atoll\Portal\PrivateContent\PrivatePages;

/**
 * Keeps other sites out of private pages and login pages, whose addresses may hold a key; and lets no script of another
 * service run there: on a private page it could read every word, on a login page what is typed, and the address.
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
