<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Encryption;

/** Seals text so that only this site can open it, and only for what it was sealed for (XChaCha20-Poly1305). */
final class TextEncryption {

	public function __construct( private DraftKeys $keys ) {}

	/**
	 * @param string $context What the text belongs to; with another one it cannot be opened.
	 * @return string The key's id, a dot, and base64.
	 */
	public function seal( string $text, string $context ): string {
		$keys  = $this->keys->all();
		$keyId = (string) array_key_first( $keys );
		$nonce = random_bytes( SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
		$body  = sodium_crypto_aead_xchacha20poly1305_ietf_encrypt( $text, $context, $nonce, $keys[ $keyId ] );
		return "{$keyId}." . base64_encode( $nonce . $body );
	}

	/** Null when it was changed, moved, or sealed by a key that the site no longer has. */
	public function open( string $sealed, string $context ): ?string {
		[ $keyId, $base64 ] = explode( '.', $sealed, 2 ) + array( '', '' );

		$key   = $this->keys->all()[ $keyId ] ?? null;
		$bytes = (string) base64_decode( $base64, true );
		$nonce = substr( $bytes, 0, SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
		$body  = substr( $bytes, strlen( $nonce ) );
		if ( null === $key || strlen( $body ) < SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_ABYTES ) {
			return null;
		}
		$text = sodium_crypto_aead_xchacha20poly1305_ietf_decrypt( $body, $context, $nonce, $key );
		return false === $text ? null : $text;
	}

	/** 32 bytes that nobody can work out without the key. */
	public function digest( string $text ): string {
		$keys = $this->keys->all();
		return hash_hmac( 'sha256', $text, (string) reset( $keys ), true );
	}

	/**
	 * Hashes of an email address, one per key: equal addresses have equal ones, and nobody without the key can tell
	 * whose they are.
	 *
	 * @return list<string>
	 */
	public function emailHashes( string $email ): array {
		$email = strtolower( trim( $email ) );
		return array_values(
			array_map( static fn( string $key ) => hash_hmac( 'sha256', 'email ' . $email, $key ), $this->keys->all() )
		);
	}
}
