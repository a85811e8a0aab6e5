<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/** A value that matches `pattern` after the characters in the class `strip` are removed. */
final class Pattern implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		$strip = $params->string( 'strip' );
		if ( '' !== $strip ) {
			$value = (string) preg_replace( self::regex( $strip ), '', $value );
		}
		return 1 === preg_match( self::regex( $params->string( 'pattern' ) ), $value );
	}

	/** Adds the modifier D: `$` matches only at the very end, as in JavaScript, not before a final line feed too. */
	public static function regex( string $pattern ): string {
		return '~' . str_replace( '~', '\~', $pattern ) . '~uD';
	}
}
