<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

/** A name or email address as people type it to log in: case and surrounding spaces vary. */
final class LoginName {

	/** Returns the same text for all spellings of a name. */
	public static function normalise( string $typed ): string {
		return mb_strtolower( trim( $typed ), 'UTF-8' );
	}
}
