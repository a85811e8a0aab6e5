<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Requests;

use Atoll\Platform\Http\SiteUrl;

/**
 * Whether a request comes from a page of this very site: what a browser says of itself in headers that no page can set
 * (Fetch Metadata; Fetch standard, 3.2). It stands in for a nonce where there can be none yet, as before a login.
 */
final class SameOrigin {

	/** A POST whose `Sec-Fetch-Site` or `Origin` says same origin. A client that says neither is refused. */
	public function isOwnPost(): bool {
		if ( 'POST' !== $this->server( 'REQUEST_METHOD' ) ) {
			return false;
		}
		$site = $this->server( 'HTTP_SEC_FETCH_SITE' );
		return '' === $site ? $this->origin() === $this->server( 'HTTP_ORIGIN' ) : 'same-origin' === $site;
	}

	/** Whether a link of this site was followed. A browser that says nothing of it was perhaps sent by another site. */
	public function isOwnLink(): bool {
		$site = $this->server( 'HTTP_SEC_FETCH_SITE' );
		return '' === $site
			? str_starts_with( $this->server( 'HTTP_REFERER' ), $this->origin() . '/' )
			: 'same-origin' === $site;
	}

	/** As browsers name it: in lower case, whatever the owner wrote into the site's address. */
	private function origin(): string {
		return strtolower( ( new SiteUrl() )->origin() );
	}

	private function server( string $name ): string {
		$value = $_SERVER[ $name ] ?? ''; // Only compared.
		return is_string( $value ) ? $value : '';
	}
}
