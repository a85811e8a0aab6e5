<?php

declare( strict_types=1 );

namespace Atoll\Site\Urls;

/** Addresses on this very site: same scheme, host and port (an origin, RFC 6454). */
final class SiteUrl {

	/** For JSON Schema: nothing, a path, or a whole address of this site. */
	public function pattern(): string {
		$origin = preg_quote( $this->origin(), '#' );
		return '^$|^(' . $origin . ')?/(?![/\\\\])[^\\\\\\x00-\\x20]*$|^' . $origin . '$';
	}

	/**
	 * The part after the host, which stays true when the site moves: `/portal/?tab=files#top`.
	 *
	 * @return string Empty for an address elsewhere, or none.
	 */
	public function path( string $url ): string {
		$url = trim( $url );
		if ( 1 !== preg_match( '#' . $this->pattern() . '#Du', $url ) || '' === $url ) {
			return '';
		}
		$path = str_starts_with( $url, '/' ) ? $url : substr( $url, strlen( $this->origin() ) );
		return esc_url_raw( '' === $path ? '/' : $path );
	}

	/** A whole address from a path of {@see path()}, or from any address of this site; empty for another's. */
	public function absolute( string $url ): string {
		$path = $this->path( $url );
		return '' === $path ? '' : $this->origin() . $path;
	}

	/** The whole address that is asked for, with its query. */
	public function current(): string {
		return $this->absolute( add_query_arg( array() ) );
	}

	private function origin(): string {
		$home = wp_parse_url( home_url() );
		$port = isset( $home['port'] ) ? ':' . $home['port'] : '';
		return ( $home['scheme'] ?? 'https' ) . '://' . ( $home['host'] ?? '' ) . $port;
	}
}
