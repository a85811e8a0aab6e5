<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

/** A route's reply. */
final class Reply {

	/**
	 * @param array<int|string, mixed>|object|string $data    JSON body.
	 * @param array<string, string>                  $headers
	 * @throws \LogicException For a `Location` with a status that would not arrive: PHP-FPM does not pass the status
	 *                         200 on to the web server, which then makes it a 302.
	 */
	public function __construct(
		public readonly array|object|string $data,
		public readonly int $status = 200,
		public readonly array $headers = array(),
	) {
		if ( isset( $headers['Location'] ) && 201 !== $status && 3 !== intdiv( $status, 100 ) ) {
			throw new \LogicException( "A Location goes with 201 or 3xx, not with {$status}: say the address in the body." );
		}
	}
}
