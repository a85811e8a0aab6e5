<?php

declare( strict_types=1 );

namespace Atoll\Portal\Access;

/** Finds the page that an address of this site shows. */
final class PageFinder {

	/** @return int 0 for what is no page, such as an archive, and for nothing. */
	public function at( string $url ): int {
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$name = $query['pagename'] ?? '';
		// WordPress' own function knows pages by number and by path only.
		return is_string( $name ) && '' !== $name
			? get_page_by_path( $name )->ID ?? 0
			: ( '' === $url ? 0 : url_to_postid( $url ) );
	}
}
