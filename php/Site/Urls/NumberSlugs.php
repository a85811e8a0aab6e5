<?php

declare( strict_types=1 );

namespace Atoll\Site\Urls;

/**
 * Articles whose title is a number: below the page of articles WordPress takes /12/ for one of its pages and /2027/ for
 * a year, and shows the list in the article's place. Its own test looks at structures without anything before the name.
 */
final class NumberSlugs {

	/** Nothing but a name, below whatever. */
	private const NAME_ALONE = '~^[^%]*%postname%/?$~';

	/** Filters `wp_unique_post_slug`. An address that an article has already stays. */
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
