<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

/** The theme's template `single`, which is only for articles: other single posts use `singular`. */
final class ArticleTemplate {

	private const NAME = 'single';

	/** Prefix of the name of WordPress' first choice for a post type. */
	private const OF_TYPE = self::NAME . '-';

	/**
	 * Filters `single_template_hierarchy`. The post type can only be read from the list: editors request a template for
	 * a post type, not for a certain post.
	 *
	 * @param list<string> $templates Most specific first: file names for pages, without the extension for editors.
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
