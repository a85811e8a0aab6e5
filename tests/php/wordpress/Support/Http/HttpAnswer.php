<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Http;

/** An answer as it came over the wire. */
final class HttpAnswer {

	public readonly int $status;
	public readonly string $head;
	public readonly string $body;

	public function __construct( \CurlHandle $handle, string $raw ) {
		$this->status = (int) curl_getinfo( $handle, CURLINFO_RESPONSE_CODE );
		$length       = (int) curl_getinfo( $handle, CURLINFO_HEADER_SIZE );
		$this->head   = substr( $raw, 0, $length );
		$this->body   = substr( $raw, $length );
	}

	/** @return array<int|string, mixed> */
	public function json(): array {
		return (array) json_decode( $this->body, true );
	}

	public function header( string $name ): string {
		return 1 === preg_match( '/^' . preg_quote( $name, '/' ) . ':\s*(.*?)\s*$/mi', $this->head, $match )
			? $match[1]
			: '';
	}
}
