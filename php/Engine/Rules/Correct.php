<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/**
 * A correct quiz answer: the SHA-256 of `salt`, a line feed and the answer is one of `hashes`. Neither the page nor the
 * stored definition has the answer itself, so nobody can simply read it. It is not a secret, though: the page shows the
 * few choices, and anybody can try them against the hashes.
 */
final class Correct implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		return in_array( self::hash( $params->string( 'salt' ), $value ), $params->strings( 'hashes' ), true );
	}

	/** @param string $answer If several choices are correct, one per line, in the form's order. */
	public static function hash( string $salt, string $answer ): string {
		return hash( 'sha256', "{$salt}\n{$answer}" );
	}
}
