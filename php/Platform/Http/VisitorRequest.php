<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

/** A request that the site sends to itself as a visitor who is not logged in. */
final class VisitorRequest {

	/** Seconds. */
	private const TIMEOUT = 5;

	/** @return array<string, mixed>|\WP_Error As wp_remote_get() returns it. */
	public static function get( string $url ): array|\WP_Error {
		return wp_remote_get(
			$url,
			array(
				'timeout'   => self::TIMEOUT,
				'sslverify' => (bool) apply_filters( 'https_local_ssl_verify', false ),
			)
		);
	}
}
