<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

use Atoll\Platform\Http\PrivatePageHeaders;
use Atoll\Portal\PrivateContent\PrivatePages;

/**
 * Keeps other sites out of private pages and login pages, whose addresses may hold a key; and lets no script of another
 * service run on a private page, where it could read every word.
 */
final class SecurityHeaders {

	public function __construct( private PrivatePages $pages, private LoginPages $loginPages ) {}

	public function send(): void {
		$requestedId = get_queried_object_id();
		$isPrivate   = $this->pages->settings( $requestedId )->isPrivate
			|| ( is_singular() && $this->pages->settings( (int) get_the_ID() )->isPrivate );
		if ( $isPrivate ) {
			add_filter( 'atoll_services_of_others', '__return_false', 5 );
		}
		if ( $isPrivate || ( is_singular() && $this->loginPages->has( $requestedId ) ) ) {
			PrivatePageHeaders::send();
		}
	}
}
