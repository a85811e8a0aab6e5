<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/** Finds the post that a URL of this site shows. */
final class PostFinder {

	/** @return int Post id; 0 for a URL that is not a post's, such as an archive's, and for an empty URL. */
	public function at( string $url ): int {
		return '' === $url ? 0 : ( $this->named( $url ) ?? ( url_to_postid( $url ) ?: $this->newsAt( $url ) ) );
	}

	/** Whether a page lists the posts, and so does not show its own content. */
	public function listsNews( int $page ): bool {
		return $page > 0 && $page === $this->newsPage();
	}

	/** Whether two URLs have the same path. */
	public function haveSamePath( string $url, string $other ): bool {
		return $this->path( $url ) === $this->path( $other );
	}

	/** Whether a URL is another or continues its path, as a page's feed does. Everything is below `/`. */
	public function isAtOrBelow( string $url, string $other ): bool {
		return str_starts_with( $this->path( $url ), $this->path( $other ) );
	}

	/** Returns the page named in the query; WordPress' own function only finds pages by id and by path. */
	private function named( string $url ): ?int {
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$name = $query['pagename'] ?? '';
		return is_string( $name ) && '' !== $name ? get_page_by_path( $name )->ID ?? 0 : null;
	}

	/** Returns the page that lists the posts; WordPress' own function does not find it by its path. */
	private function newsAt( string $url ): int {
		$page    = $this->newsPage();
		$address = '' === get_option( 'permalink_structure' ) || $page <= 0 ? false : get_permalink( $page );
		return is_string( $address ) && $this->haveSamePath( $url, $address ) ? $page : 0;
	}

	private function newsPage(): int {
		$page = get_option( 'page_for_posts' );
		return is_numeric( $page ) ? (int) $page : 0;
	}

	private function path( string $url ): string {
		return strtolower( trailingslashit( rawurldecode( (string) wp_parse_url( $url, PHP_URL_PATH ) ) ) );
	}
}
