<?php

declare( strict_types=1 );

namespace Atoll\Site\Urls;

/**
 * Avoids slugs that are numbers, for articles below the posts page: WordPress takes /12/ for a page of the list and
 * /2027/ for a year, and shows the list instead. Its own check only covers structures with nothing before the name.
 */
final class NumberSlugs {

	/** Matches permalink structures that end with only the name. */
	private const NAME_ALONE = '~^[^%]*%postname%/?$~';

	/** Filters `wp_unique_post_slug`. A slug that an article already has stays. */
	public function avoid( string $slug, int $id, string $status, string $type, int $parent ): string {
		$structure = get_option( 'permalink_structure' );
		$isTaken   = 'post' === $type
			&& ctype_digit( $slug )
			&& is_string( $structure )
			&& 1 === preg_match( self::NAME_ALONE, $structure )
			&& get_post_field( 'post_name', $id ) !== $slug;
		return $isTaken ? wp_unique_post_slug( "{$slug}-2", $id, $status, $type, $parent ) : $slug;
	}
}
