<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

/** The theme's template `single`, which is made for articles: what else is shown alone goes on to `singular`. */
final class ArticleTemplate {

	private const NAME = 'single';

	/** What WordPress asks for first for a type of posts is called this and the type. */
	private const OF_TYPE = self::NAME . '-';

	/**
	 * Filter `single_template_hierarchy`. The list alone tells what it is for: editors ask about a type of posts, not
	 * about the post that a page is for.
	 *
	 * @param list<string> $templates Best first: names of files for a page, without the ending for editors.
	 * @return list<string>
	 */
	public static function leaveToArticles( array $templates ): array {
		$names   = array_map( static fn( string $template ): string => basename( $template, '.php' ), $templates );
		$ofTypes = array_filter( $names, static fn( string $name ): bool => str_starts_with( $name, self::OF_TYPE ) );
		if ( array() === $ofTypes || in_array( self::OF_TYPE . 'post', $ofTypes, true ) ) {
			return $templates;
		}
		return array_values( array_diff( $templates, array( self::NAME, self::NAME . '.php' ) ) );
	}
}
