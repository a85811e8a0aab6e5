<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/** Finds the post that an address of this site shows. */
final class PostFinder {

	/** @return int 0 for what is no post, such as an archive, and for nothing. */
	public function at( string $url ): int {
		return '' === $url ? 0 : ( $this->named( $url ) ?? ( url_to_postid( $url ) ?: $this->newsAt( $url ) ) );
	}

	/** Whether a page lists the news, and so shows none of its own content. */
	public function listsNews( int $page ): bool {
		return $page > 0 && $page === $this->newsPage();
	}

	/** Whether two addresses are the same but for what follows their path. */
	public function haveSamePath( string $url, string $other ): bool {
		return $this->path( $url ) === $this->path( $other );
	}

	/** Whether an address is another or goes on where that ends, as a page's feed does. Everything lies below `/`. */
	public function isAtOrBelow( string $url, string $other ): bool {
		return str_starts_with( $this->path( $url ), $this->path( $other ) );
	}

	/** The page that the query names: WordPress' own function knows pages by number and by path only. */
	private function named( string $url ): ?int {
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$name = $query['pagename'] ?? '';
		return is_string( $name ) && '' !== $name ? get_page_by_path( $name )->ID ?? 0 : null;
	}

	/** The page that lists the news: WordPress' own function does not know it by its path. */
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
