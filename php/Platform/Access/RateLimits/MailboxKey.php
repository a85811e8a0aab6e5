<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

/**
 * One person's mailbox, whichever of its addresses was typed: in any case, with what follows a plus sign (RFC 5233),
 * and for Google's with dots, which it ignores. Whoever fills somebody's mailbox would use them all.
 */
final class MailboxKey {

	private const GOOGLE = array( 'gmail.com', 'googlemail.com' );

	/** The same for every address of one mailbox; of what is no address the name itself. */
	public static function of( string $typed ): string {
		$name = LoginName::of( $typed );
		$at   = strrpos( $name, '@' );
		if ( false === $at ) {
			return $name;
		}
		$local  = explode( '+', substr( $name, 0, $at ), 2 )[0];
		$domain = substr( $name, $at + 1 );
		return in_array( $domain, self::GOOGLE, true )
			? str_replace( '.', '', $local ) . '@' . self::GOOGLE[0]
			: "{$local}@{$domain}";
	}
}
