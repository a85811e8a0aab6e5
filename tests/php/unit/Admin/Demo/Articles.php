<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Admin\Demo;

/** The demo's articles as their files have them. */
final class Articles {

	public const FOLDER = __DIR__ . '/../../../../../plugin/demo/content/articles';

	/** @return array<string, array<string, string>> What articles.json says, by slug. */
	public static function listed(): array {
		return array_column( self::read( self::FOLDER . '/articles.json' ), null, 'slug' );
	}

	/** @return list<string> */
	public static function categories(): array {
		return array_column( self::read( self::FOLDER . '/categories.json' ), 'slug' );
	}

	/** @return list<string> Addresses of the demo's pages and articles. */
	public static function addresses(): array {
		$pages = array_keys( self::read( self::FOLDER . '/../pages.json' ) );
		return array(
			...$pages,
			...array_map( static fn( string $slug ) => "/resources/news/{$slug}/", array_keys( self::listed() ) ),
		);
	}

	/** @return iterable<string, array{string, string}> Slug and HTML, for data providers. */
	public static function each(): iterable {
		foreach ( array_keys( self::listed() ) as $slug ) {
			yield $slug => array( $slug, self::html( $slug ) );
		}
	}

	public static function html( string $slug ): string {
		return (string) file_get_contents( self::FOLDER . "/{$slug}.html" );
	}

	/** @return list<string> In lower case. */
	public static function words( string $html ): array {
		preg_match_all(
			'~[\p{L}\d$%’.,]+~u',
			mb_strtolower( strip_tags( strtr( $html, array( '<' => ' <' ) ) ) ),
			$words
		);
		return $words[0];
	}

	/** @return array<array-key, mixed> */
	private static function read( string $file ): array {
		return (array) json_decode( (string) file_get_contents( $file ), true, 16, JSON_THROW_ON_ERROR );
	}
}
