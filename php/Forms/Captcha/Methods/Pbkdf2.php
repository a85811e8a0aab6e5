<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

/**
 * Keys by PBKDF2 with SHA-256 (RFC 8018): by OpenSSL, which takes a third of the time, or by PHP's own function where
 * that extension is missing or refuses.
 */
final class Pbkdf2 {

	public function __construct( private bool $usesOpenSsl = true ) {}

	/**
	 * @param int<1, max> $rounds
	 * @param int<1, max> $bytes  How long the key is to be.
	 * @return string Bytes.
	 */
	public function key( string $password, string $salt, int $rounds, int $bytes ): string {
		$key = $this->usesOpenSsl && function_exists( 'openssl_pbkdf2' )
			? openssl_pbkdf2( $password, $salt, $bytes, $rounds, 'sha256' )
			: false;
		return false === $key ? hash_pbkdf2( 'sha256', $password, $salt, $rounds, $bytes, true ) : $key;
	}
}
