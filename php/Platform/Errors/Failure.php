<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** An error as whoever sent the request is told of it. */
final class Failure {

	/**
	 * @param int                   $status  HTTP status.
	 * @param string                $code    Machine-readable, in snake_case.
	 * @param string                $message What happened and what to do next, translated, plain text.
	 * @param array<string, string> $headers Of the answer, by name.
	 * @param array<string, mixed>  $details What a client may need besides the words.
	 */
	public function __construct(
		public readonly int $status,
		public readonly string $code,
		public readonly string $message,
		public readonly array $headers = array(),
		public readonly array $details = array(),
	) {}

	/** The status and headers of a page that tells of it. */
	public function sendHead(): void {
		status_header( $this->status );
		foreach ( $this->headers as $name => $value ) {
			header( "{$name}: {$value}" );
		}
	}

	/** As WordPress' REST API, its abilities and its screens pass errors on; it has no room for headers. */
	public function toWpError(): \WP_Error {
		return new \WP_Error( $this->code, $this->message, array( 'status' => $this->status ) + $this->details );
	}
}
