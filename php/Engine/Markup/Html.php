<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup;

use Atoll\Engine\Formats\Text;

/**
 * Builds HTML that stands in the content of a page, and escapes every text and attribute
 * (docs/adr/0044-two-ways-to-write-html.md).
 */
final class Html {

	/**
	 * A page's content looks for shortcodes in what is printed into it, so a bracket that could begin one is escaped
	 * too.
	 *
	 * @param bool $keepsEntities Whether `&amp;` and its like are what an editor meant, and stay as they are written.
	 */
	public static function text( string $text, bool $keepsEntities = false ): string {
		return (string) preg_replace(
			'/\[(?!\])/',
			'&#091;',
			htmlspecialchars(
				Text::printable( $text ),
				ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5,
				'UTF-8',
				! $keepsEntities
			)
		);
	}

	/**
	 * @param string                              $name       A tag's name.
	 * @param array<string, string|int|bool|null> $attributes False and null are left out, true has no value.
	 * @param string                              $inner      HTML.
	 */
	public static function element( string $name, array $attributes, string $inner = '' ): string {
		return '<' . $name . self::attributes( $attributes ) . ">{$inner}</{$name}>";
	}

	/**
	 * An element that holds nothing, such as input.
	 *
	 * @param array<string, string|int|bool|null> $attributes
	 */
	public static function single( string $name, array $attributes ): string {
		return '<' . $name . self::attributes( $attributes ) . '>';
	}

	/** JSON that may stand inside a script element. */
	public static function json( mixed $value ): string {
		return json_encode(
			$value,
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
				| JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR
		);
	}

	/** @param array<string, string|int|bool|null> $attributes */
	private static function attributes( array $attributes ): string {
		$html = '';
		foreach ( $attributes as $name => $value ) {
			if ( null !== $value && false !== $value ) {
				$html .= ' ' . $name . ( true === $value ? '' : '="' . self::text( (string) $value ) . '"' );
			}
		}
		return $html;
	}
}
