<?php

declare( strict_types=1 );

namespace Atoll\Rest;

/** A route's answer. */
final class Reply {

	/**
	 * @param array<int|string, mixed>|object|string $data JSON body.
	 * @param array<string, string>           $headers
	 */
	public function __construct(
		public readonly array|object|string $data,
		public readonly int $status = 200,
		public readonly array $headers = array(),
	) {}
}
