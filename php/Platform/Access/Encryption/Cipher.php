<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Encryption;

/** The cipher that encrypts and signs everything that is sealed (XChaCha20-Poly1305), with a new nonce each time. */
final class Cipher {

	/**
	 * @param string $context What the text belongs to; it cannot be decrypted with a different one.
	 * @param string $key     32 bytes.
	 * @return string Bytes, 40 more than the text.
	 */
	public static function encrypt( string $text, string $context, string $key ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
		return $nonce . sodium_crypto_aead_xchacha20poly1305_ietf_encrypt( $text, $context, $nonce, $key );
	}

	/** Returns null if the bytes were changed, or encrypted with a different context or key. */
	public static function decrypt( string $bytes, string $context, string $key ): ?string {
		$nonce = substr( $bytes, 0, SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
		$body  = substr( $bytes, strlen( $nonce ) );
		if ( strlen( $body ) < SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_ABYTES ) {
			return null;
		}
		$text = sodium_crypto_aead_xchacha20poly1305_ietf_decrypt( $body, $context, $nonce, $key );
		return false === $text ? null : $text;
	}
}
