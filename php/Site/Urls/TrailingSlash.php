<?php

declare( strict_types=1 );

namespace Atoll\Site\Urls;

/** Every address ends with a slash (spec 9, trailing slash on), whatever the permalink structure ends with. */
final class TrailingSlash {

	public function end( string $address ): string {
		return get_option( 'permalink_structure' ) ? trailingslashit( $address ) : $address;
	}
}
