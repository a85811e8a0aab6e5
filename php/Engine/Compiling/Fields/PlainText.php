<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

/** Text with links and emphasis as plain text. */
final class PlainText {

	public static function of( string $markup ): string {
		return trim( html_entity_decode( strip_tags( $markup ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
