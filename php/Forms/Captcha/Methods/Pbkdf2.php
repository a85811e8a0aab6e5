<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

/**
 * Derives keys by PBKDF2 with SHA-256 (RFC 8018): by OpenSSL, which takes a third of the time, or by PHP's own function
 * if that extension is missing or fails.
 */
final class Pbkdf2 {

	public function __construct( private bool $usesOpenSsl = true ) {}

	/**
	 * @param int<1, max> $rounds
	 * @param int<1, max> $bytes  Length of the key.
	 * @return string Bytes.
	 */
	public function key( string $password, string $salt, int $rounds, int $bytes ): string {
		$key = $this->usesOpenSsl && function_exists( 'openssl_pbkdf2' )
			? openssl_pbkdf2( $password, $salt, $bytes, $rounds, 'sha256' )
			: false;
		return false === $key ? hash_pbkdf2( 'sha256', $password, $salt, $rounds, $bytes, true ) : $key;
	}
}
