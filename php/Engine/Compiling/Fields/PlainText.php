<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Markup\InlineHtml;

/** Text with links and emphasis as people read it once it is printed; a line break parts words as a space does. */
final class PlainText {

	public static function of( string $markup ): string {
		$html = (string) preg_replace( '~ *<br> *~', ' ', InlineHtml::html( $markup ) );
		return trim( html_entity_decode( strip_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
