<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Encryption;

/** Secret token that opens a draft: 192 unguessable bits, in URL-safe characters. */
final class DraftToken {

	private const BYTES = 24;

	public static function make(): string {
		return self::encode( random_bytes( self::BYTES ) );
	}

	/** @param string $bytes Unguessable bytes. */
	public static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( substr( $bytes, 0, self::BYTES ) ), '+/', '-_' ), '=' );
	}

	/** Returns the hash that the database stores. */
	public static function hash( string $token ): string {
		return hash( 'sha256', $token );
	}
}
