<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

/** URLs of vendors' services, and the hosts that count as this site. */
final class VendorUrls {

	/** Returns a vendor's URL, which a filter may replace. */
	public function url( string $url ): string {
		/**
		 * Filters the URL of a captcha vendor's service or script, for sites that reach it under another name
		 * (recaptcha.net, a proxy of their own).
		 *
		 * @param string $url The vendor's own URL.
		 */
		$address = apply_filters( 'atoll_captcha_address', $url );
		return is_string( $address ) ? $address : $url;
	}

	/** Whether a token created on this host was created on this site. */
	public function isOwnHost( string $host ): bool {
		$ownHosts = array( wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( site_url(), PHP_URL_HOST ) );

		/**
		 * Filters the hosts whose pages show this site's forms.
		 *
		 * @param list<string> $hosts
		 */
		$hosts = (array) apply_filters( 'atoll_captcha_hosts', array_values( array_unique( $ownHosts ) ) );
		// Browsers use lower case for hosts; the site's URL may have been entered with capitals.
		$lowerCaseHosts = array_map( 'strtolower', array_filter( $hosts, is_string( ... ) ) );
		return '' !== $host && in_array( strtolower( $host ), $lowerCaseHosts, true );
	}
}
