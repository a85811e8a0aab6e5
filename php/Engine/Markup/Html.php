<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup;

use Atoll\Engine\Formats\Text;

/**
 * Builds HTML for the content of a page, and escapes every text and attribute
 * (docs/adr/0044-two-ways-to-write-html.md).
 */
final class Html {

	/**
	 * Escapes a text. WordPress looks for shortcodes in a page's content, so a bracket that could start one is escaped
	 * too.
	 *
	 * @param bool $keepsEntities Whether entities such as `&amp;` are an editor's and stay as they are.
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
	 * @param string                              $name       Tag name.
	 * @param array<string, string|int|bool|null> $attributes Those that are false or null are left out; true has no
	 *                                                        value.
	 * @param string                              $inner      HTML.
	 */
	public static function element( string $name, array $attributes, string $inner = '' ): string {
		return '<' . $name . self::attributes( $attributes ) . ">{$inner}</{$name}>";
	}

	/**
	 * Returns a void element, such as input.
	 *
	 * @param array<string, string|int|bool|null> $attributes
	 */
	public static function single( string $name, array $attributes ): string {
		return '<' . $name . self::attributes( $attributes ) . '>';
	}

	/** Returns JSON that is safe inside a script element. */
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
