<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Requests;

use Atoll\Platform\Http\SiteUrl;

/**
 * Checks that a request comes from a page of this site, by headers that browsers set and pages cannot (Fetch Metadata;
 * Fetch standard, 3.2). Replaces a nonce where there cannot be one yet, such as before a login.
 */
final class SameOrigin {

	/** Whether it is a POST with this site in `Sec-Fetch-Site` or `Origin`. Clients that send neither are refused. */
	public function isOwnPost(): bool {
		if ( 'POST' !== $this->server( 'REQUEST_METHOD' ) ) {
			return false;
		}
		$site = $this->server( 'HTTP_SEC_FETCH_SITE' );
		return '' === $site ? $this->origin() === $this->server( 'HTTP_ORIGIN' ) : 'same-origin' === $site;
	}

	/** Whether a link on this site was followed. Without any header, another site may have sent the visitor. */
	public function isOwnLink(): bool {
		$site = $this->server( 'HTTP_SEC_FETCH_SITE' );
		return '' === $site
			? str_starts_with( $this->server( 'HTTP_REFERER' ), $this->origin() . '/' )
			: 'same-origin' === $site;
	}

	/** Returns the origin as browsers send it: in lower case, however the site's URL is written. */
	private function origin(): string {
		return strtolower( ( new SiteUrl() )->origin() );
	}

	private function server( string $name ): string {
		$value = $_SERVER[ $name ] ?? ''; // Only compared.
		return is_string( $value ) ? $value : '';
	}
}
