<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

/** A name or an email address as people type it to log in: in any case, and with spaces around it. */
final class LoginName {

	/** The same for what is the same name. */
	public static function of( string $typed ): string {
		return mb_strtolower( trim( $typed ), 'UTF-8' );
	}
}
