<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/**
 * Addresses on this very site: same scheme, host and port (an origin, RFC 6454). Other sites of its network may share
 * these, as folders beside it: {@see contains()}.
 */
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

	/** Scheme, host and port, as the owner wrote them into the site's address. */
	public function origin(): string {
		$home = (array) wp_parse_url( home_url() );
		$port = isset( $home['port'] ) ? ':' . $home['port'] : '';
		return ( $home['scheme'] ?? 'https' ) . '://' . ( $home['host'] ?? '' ) . $port;
	}

	/**
	 * Whether a whole address leads to this site, with either scheme, and not to one that shares its host: the site may
	 * be a folder, and other sites of its network folders beside it.
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

	/** @return int 0 for none. */
	private function siteAt( string $path ): int {
		$site = get_site_by_path( (string) get_site()?->domain, $path );
		return false === $site ? 0 : (int) $site->blog_id;
	}
}
