<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Encryption;

/** Seals text so that only this site can open it, and only in the context it was sealed for. */
final class TextEncryption {

	public function __construct( private EncryptionKeys $keys ) {}

	/**
	 * @param string $context What the text belongs to; it cannot be opened with a different one.
	 * @return string The key's id, a dot, and base64.
	 */
	public function seal( string $text, string $context ): string {
		$keys  = $this->keys->all();
		$keyId = (string) array_key_first( $keys );
		return "{$keyId}." . base64_encode( Cipher::encrypt( $text, $context, $keys[ $keyId ] ) );
	}

	/** Returns null if the text was changed, moved, or sealed with a key that the site no longer has. */
	public function open( string $sealed, string $context ): ?string {
		[ $keyId, $base64 ] = explode( '.', $sealed, 2 ) + array( '', '' );

		$key = $this->keys->all()[ $keyId ] ?? null;
		return null === $key ? null : Cipher::decrypt( (string) base64_decode( $base64, true ), $context, $key );
	}

	/** Returns a digest of 32 bytes that nobody can compute without the key. */
	public function digest( string $text ): string {
		$keys = $this->keys->all();
		return hash_hmac( 'sha256', $text, (string) reset( $keys ), true );
	}

	/**
	 * Returns hashes of an email address, one for each key. Equal addresses have equal hashes, but nobody without the
	 * key can tell the address.
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
