<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/**
 * URLs on this site: same scheme, host and port (an origin, RFC 6454). Other sites of the network may share these, in
 * folders of their own: see {@see contains()}.
 */
final class SiteUrl {

	/** Returns a pattern for JSON Schema: an empty string, a path, or an absolute URL on this site. */
	public function pattern(): string {
		$origin = preg_quote( $this->origin(), '#' );
		return '^$|^(' . $origin . ')?/(?![/\\\\])[^\\\\\\x00-\\x20]*$|^' . $origin . '$';
	}

	/**
	 * Returns the part after the host, which stays valid when the site moves: `/portal/?tab=files#top`.
	 *
	 * @return string Empty for a URL of another site, or an empty URL.
	 */
	public function path( string $url ): string {
		$url = trim( $url );
		if ( 1 !== preg_match( '#' . $this->pattern() . '#Du', $url ) || '' === $url ) {
			return '';
		}
		$path = str_starts_with( $url, '/' ) ? $url : substr( $url, strlen( $this->origin() ) );
		return esc_url_raw( '' === $path ? '/' : $path );
	}

	/** Returns an absolute URL for a path of {@see path()}, or for any URL on this site; empty for other sites. */
	public function absolute( string $url ): string {
		$path = $this->path( $url );
		return '' === $path ? '' : $this->origin() . $path;
	}

	/** Returns the absolute URL of the current request, with its query. */
	public function current(): string {
		return $this->absolute( add_query_arg( array() ) );
	}

	/** Returns scheme, host and port, as written in the site's URL. */
	public function origin(): string {
		$home = (array) wp_parse_url( home_url() );
		$port = isset( $home['port'] ) ? ':' . $home['port'] : '';
		return ( $home['scheme'] ?? 'https' ) . '://' . ( $home['host'] ?? '' ) . $port;
	}

	/**
	 * Whether an absolute URL, of either scheme, leads to this site and not to another on the same host: the site may
	 * be a folder, beside folders of other sites of its network.
	 */
	public function contains( string $url ): bool {
		$home   = (array) wp_parse_url( home_url( '/' ) );
		$target = wp_parse_url( $url );
		if (
			! is_array( $target ) || ! in_array( $target['scheme'] ?? '', array( 'http', 'https' ), true )
				|| isset( $target['user'] )
		) {
			return false;
		}
		$path = trailingslashit( $target['path'] ?? '/' );
		return strtolower( $target['host'] ?? '' ) === strtolower( $home['host'] ?? '' )
			&& ( $target['port'] ?? null ) === ( $home['port'] ?? null )
			&& str_starts_with( $path, $home['path'] ?? '/' )
			&& ( ! is_multisite() || $this->siteAt( $path ) === get_current_blog_id() );
	}

	/** @return int 0 if there is none. */
	private function siteAt( string $path ): int {
		$site = get_site_by_path( (string) get_site()?->domain, $path );
		return false === $site ? 0 : (int) $site->blog_id;
	}
}
