<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup;

/**
 * Text with links and emphasis, such as a consent's "I agree to the <a href="/privacy-policy/">policy</a>". Only a few
 * plain tags are kept, and rewritten. Paragraphs and lists become line breaks, and of an editor's styling tags only the
 * content is kept; everything else is printed as text.
 */
final class InlineHtml {

	private const BLOCK = '~</?(?:p|div|ul|ol|li|blockquote|h[1-6])(?:\s[^<>]*)?/?>~i';
	private const STYLE = '~</?(?:span|font)(?:\s[^<>]*)?>~i';
	private const TAG   = '~<(/?)(strong|em|b|i|u|small|mark|sup|sub)(?:\s[^<>]*)?>|<(br) ?/?>|<a\s+([^<>]*)>|<(/)a>~i';
	private const HREF  = '~(?:^|\s)href\s*=\s*(?:"([^"]*)"|\'([^\']*)\')~i';
	/** Addresses on this site, and schemes that are safe in links. */
	private const SAFE = '~^(?:https?://|mailto:|tel:|/(?!/)|\#)[^\x00-\x20]*$~iD';

	public static function html( string $markup ): string {
		$markup = self::inline( $markup );
		$html   = '';
		$open   = array();
		$from   = 0;
		preg_match_all( self::TAG, $markup, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $tags as $tag ) {
			list( $source, $offset ) = $tag[0];

			$html .= Html::text( substr( $markup, $from, $offset - $from ), true ) . self::tag( $source, $open );
			$from  = $offset + strlen( $source );
		}
		$html .= Html::text( substr( $markup, $from ), true );
		foreach ( array_reverse( $open ) as $name ) {
			$html .= "</{$name}>";
		}
		return $html;
	}

	/** Returns HTML for the markup of a text; the escaped text itself if there is no markup. */
	public static function render( string $markup, string $text ): string {
		return '' === $markup ? Html::text( $text ) : self::html( $markup );
	}

	/** Removes styling tags and replaces block tags first; what is left is handled like any other text. */
	private static function inline( string $markup ): string {
		if ( ! str_contains( $markup, '<' ) ) {
			return $markup;
		}
		$blocks = preg_split( self::BLOCK, (string) preg_replace( self::STYLE, '', $markup ) );
		return false === $blocks || 1 === count( $blocks )
			? ( $blocks[0] ?? '' )
			: implode( '<br>', array_filter( array_map( 'trim', $blocks ), static fn( string $one ) => '' !== $one ) );
	}

	/** @param list<string> $open Names of the open tags; changed by this method. */
	private static function tag( string $source, array &$open ): string {
		$name = strtolower( (string) preg_replace( '~^</?([a-z]+).*$~is', '$1', $source ) );
		if ( 'br' === $name ) {
			return '<br>';
		}
		if ( str_starts_with( $source, '</' ) ) {
			return end( $open ) === $name ? '</' . array_pop( $open ) . '>' : '';
		}
		if ( in_array( $name, $open, true ) ) {
			return '';
		}
		$open[] = $name;
		return 'a' === $name ? Html::single( 'a', array( 'href' => self::href( $source ) ) ) : "<{$name}>";
	}

	private static function href( string $source ): ?string {
		preg_match( self::HREF, substr( $source, 2, -1 ), $found );
		$href = html_entity_decode( ( $found[1] ?? '' ) . ( $found[2] ?? '' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return 1 === preg_match( self::SAFE, $href ) ? $href : null;
	}
}
