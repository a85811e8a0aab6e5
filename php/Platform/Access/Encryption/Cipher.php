<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Encryption;

/** The one cipher: whatever is sealed is encrypted and signed by it (XChaCha20-Poly1305), each time by other bytes. */
final class Cipher {

	/**
	 * @param string $context What the text belongs to; with another one it cannot be opened.
	 * @param string $key     32 bytes.
	 * @return string Bytes: 40 more than the text has.
	 */
	public static function encrypt( string $text, string $context, string $key ): string {
		$nonce = random_bytes( SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
		return $nonce . sodium_crypto_aead_xchacha20poly1305_ietf_encrypt( $text, $context, $nonce, $key );
	}

	/** Null when the bytes were changed, or made with another context or key. */
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
