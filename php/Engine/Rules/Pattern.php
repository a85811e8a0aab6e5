<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/** Matches `pattern`, once the characters of the class `strip` are dropped. */
final class Pattern implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		$strip = $params->string( 'strip' );
		if ( '' !== $strip ) {
			$value = (string) preg_replace( self::regex( $strip ), '', $value );
		}
		return 1 === preg_match( self::regex( $params->string( 'pattern' ) ), $value );
	}

	/** D: `$` is the very end, as in JavaScript, and not before a last newline too. */
	public static function regex( string $pattern ): string {
		return '~' . str_replace( '~', '\~', $pattern ) . '~uD';
	}
}
