<?php

declare( strict_types=1 );

namespace Atoll\Site\Routes;

use Atoll\Platform\Module;

/** Every address ends with a slash (spec 9, trailing slash on), whatever the permalink structure ends with. */
final class TrailingSlash implements Module {

	public function register(): void {
		// WordPress makes its links with it, and redirects to what it says.
		add_filter( 'user_trailingslashit', $this->end( ... ) );
	}

	private function end( string $address ): string {
		return get_option( 'permalink_structure' ) ? trailingslashit( $address ) : $address;
	}
}
