<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\RateLimits;

/**
 * One person's mailbox, however its address is written: in any case, with a plus suffix (RFC 5233), and at Gmail with
 * dots, which Google ignores. An attacker who floods a mailbox would use all of these.
 */
final class MailboxKey {

	private const GOOGLE = array( 'gmail.com', 'googlemail.com' );

	/** Returns the same text for all addresses of one mailbox; if it is not an address, the name itself. */
	public static function normalise( string $typed ): string {
		$name = LoginName::normalise( $typed );
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
