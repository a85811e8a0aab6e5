<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Markup\Html;
use Atoll\Engine\Markup\InlineHtml;

/** Text with links and emphasis as people read it when printed; a line break becomes a space. */
final class PlainText {

	private const RAISED  = array( '⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹', '+' => '⁺', '-' => '⁻' );
	private const LOWERED = array( '₀', '₁', '₂', '₃', '₄', '₅', '₆', '₇', '₈', '₉', '+' => '₊', '-' => '₋' );

	public static function fromMarkup( string $markup ): string {
		$html = (string) preg_replace( '~ *<br> *~', ' ', InlineHtml::html( $markup ) );
		// Raised and lowered digits would otherwise merge with the number before them.
		$html = (string) preg_replace_callback(
			'~<(sup|sub)>(.*?)</\1>~s',
			static fn( array $found ) => Html::text(
				strtr( self::text( $found[2] ), 'sup' === $found[1] ? self::RAISED : self::LOWERED )
			),
			$html
		);
		return trim( self::text( $html ) );
	}

	private static function text( string $html ): string {
		return html_entity_decode( strip_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
