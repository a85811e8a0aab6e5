<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Http;

/** Talks to the site under test over the network, where PHP's own reading of a request is part of the test. */
final class Http {

	/** @param array<string> $headers */
	public static function post( string $path, string|array $body, array $headers = array() ): HttpAnswer {
		return self::run( array( self::handle( $path, $body, $headers ) ) )[0];
	}

	/** @param array<string> $headers */
	public static function get( string $path, array $headers = array() ): HttpAnswer {
		return self::run( array( self::handle( $path, null, $headers ) ) )[0];
	}

	/** @param array<string> $headers */
	public static function head( string $path, array $headers = array() ): HttpAnswer {
		$handle = self::handle( $path, null, $headers );
		curl_setopt( $handle, CURLOPT_NOBODY, true );
		return self::run( array( $handle ) )[0];
	}

	/**
	 * @param array<string> $headers
	 * @return list<HttpAnswer> Of the same request, sent so many times at once.
	 */
	public static function postAtOnce( int $times, string $path, string $body, array $headers = array() ): array {
		return self::postAllAtOnce( $path, array_fill( 0, $times, $body ), $headers );
	}

	/**
	 * @param list<string>  $bodies
	 * @param array<string> $headers
	 * @return list<HttpAnswer> In the order of the bodies.
	 */
	public static function postAllAtOnce( string $path, array $bodies, array $headers = array() ): array {
		return self::run(
			array_map( static fn( string $body ): \CurlHandle => self::handle( $path, $body, $headers ), $bodies )
		);
	}

	/**
	 * @param string|array<string, mixed>|null $body    An array is sent as multipart form data.
	 * @param array<string>                    $headers
	 */
	private static function handle( string $path, string|array|null $body, array $headers ): \CurlHandle {
		$handle = curl_init(
			str_starts_with( $path, 'http' ) ? $path : rtrim( (string) getenv( 'ATOLL_TEST_URL' ), '/' ) . $path
		);
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_HEADER         => true,
				CURLOPT_HTTPHEADER     => array( 'Expect:', ...$headers ),
				CURLOPT_TIMEOUT        => 60,
			)
		);
		if ( null !== $body ) {
			curl_setopt( $handle, CURLOPT_POSTFIELDS, $body );
		}
		return $handle;
	}

	/**
	 * @param list<\CurlHandle> $handles
	 * @return list<HttpAnswer>
	 */
	private static function run( array $handles ): array {
		$multi = curl_multi_init();
		foreach ( $handles as $handle ) {
			curl_multi_add_handle( $multi, $handle );
		}
		do {
			curl_multi_exec( $multi, $running );
			curl_multi_select( $multi );
		} while ( $running > 0 );
		wp_cache_flush(); // The site may have changed what this process remembers of the database.
		return array_map(
			static fn( \CurlHandle $handle ) => new HttpAnswer( $handle, (string) curl_multi_getcontent( $handle ) ),
			$handles
		);
	}
}
