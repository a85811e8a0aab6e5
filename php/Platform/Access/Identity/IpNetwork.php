<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Identity;

/** The network of an IP address: one household has many IPv6 addresses. */
final class IpNetwork {

	/**
	 * Returns an IPv4 address, or the first half of an IPv6 address, which a provider assigns as a whole. Servers that
	 * listen on both write IPv4 as `::ffff:203.0.113.7`, and those addresses all have the same first half.
	 */
	public static function fromIp( string $ip ): string {
		$ip     = (string) preg_replace( '/^::ffff:(?=[\d.]+$)/iD', '', $ip );
		$packed = false === filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? false : inet_pton( $ip );
		return false === $packed ? $ip : bin2hex( substr( $packed, 0, 8 ) );
	}
}
