<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

/** A route's answer. */
final class Reply {

	/**
	 * @param array<int|string, mixed>|object|string $data    JSON body.
	 * @param array<string, string>                  $headers
	 * @throws \LogicException For a `Location` that would not arrive as it was meant: PHP-FPM leaves the status 200 out
	 *                         of what it tells the web server, which makes 302 of the rest.
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
