<?php

declare( strict_types=1 );

namespace Atoll\Engine\Rules;

use Atoll\Engine\Contract\JsonData;

/**
 * A right answer to a quiz: SHA-256 of `salt`, a line feed and the answer is one of `hashes`. Neither the page nor the
 * stored definition holds the answer itself, so that it cannot be read by looking; but it is one of the few choices
 * that the page shows, so whoever wants to can try each against the hashes. It is a quiz, not a lock.
 */
final class Correct implements Rule {

	public function holds( string $value, JsonData $params ): bool {
		return in_array( self::hash( $params->string( 'salt' ), $value ), $params->strings( 'hashes' ), true );
	}

	/** @param string $answer Of several choices, each a line, in the form's order. */
	public static function hash( string $salt, string $answer ): string {
		return hash( 'sha256', "{$salt}\n{$answer}" );
	}
}
