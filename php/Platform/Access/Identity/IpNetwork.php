<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Identity;

/** The network of an IP address: many addresses of version 6 belong to one household. */
final class IpNetwork {

	/**
	 * An address of version 4, the first half of one of version 6, which a provider deals out as a whole. Servers that
	 * listen to both write version 4 as `::ffff:203.0.113.7`, which all begin alike.
	 */
	public static function of( string $ip ): string {
		$ip     = (string) preg_replace( '/^::ffff:(?=[\d.]+$)/iD', '', $ip );
		$packed = false === filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? false : inet_pton( $ip );
		return false === $packed ? $ip : bin2hex( substr( $packed, 0, 8 ) );
	}
}
