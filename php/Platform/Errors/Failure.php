<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** An error as it is reported to the sender of a request. */
final class Failure {

	/**
	 * @param int                   $status  HTTP status.
	 * @param string                $code    Machine-readable, in snake_case.
	 * @param string                $message What happened and what to do next; translated plain text.
	 * @param array<string, string> $headers Response headers by name.
	 * @param array<string, mixed>  $details Data that a client may need besides the message.
	 */
	public function __construct(
		public readonly int $status,
		public readonly string $code,
		public readonly string $message,
		public readonly array $headers = array(),
		public readonly array $details = array(),
	) {}

	/** Sends the status and headers of a page that shows the failure. */
	public function sendHead(): void {
		status_header( $this->status );
		foreach ( $this->headers as $name => $value ) {
			header( "{$name}: {$value}" );
		}
	}

	/** Returns a WP_Error for WordPress' REST API, abilities and screens. It cannot hold headers. */
	public function toWpError(): \WP_Error {
		return new \WP_Error( $this->code, $this->message, array( 'status' => $this->status ) + $this->details );
	}
}
