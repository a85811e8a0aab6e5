<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

/** Addresses of vendors' services, and the hosts that count as this site. */
final class VendorUrls {

	/** A vendor's address, which a filter may replace. */
	public function of( string $url ): string {
		/**
		 * Where a captcha vendor is asked or its script comes from, for sites that reach it by another name
		 * (recaptcha.net, a proxy of their own).
		 *
		 * @param string $url The vendor's own address.
		 */
		$address = apply_filters( 'atoll_captcha_address', $url );
		return is_string( $address ) ? $address : $url;
	}

	/** Whether a token that was made on this host was made on this site. */
	public function isOwnHost( string $host ): bool {
		$ownHosts = array( wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( site_url(), PHP_URL_HOST ) );

		/**
		 * Hosts whose pages show this site's forms.
		 *
		 * @param list<string> $hosts
		 */
		$hosts = (array) apply_filters( 'atoll_captcha_hosts', array_values( array_unique( $ownHosts ) ) );
		// Browsers name hosts in lower case; an owner may have written capitals into the site's address.
		$lowerCaseHosts = array_map( 'strtolower', array_filter( $hosts, is_string( ... ) ) );
		return '' !== $host && in_array( strtolower( $host ), $lowerCaseHosts, true );
	}
}
