<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Encryption;

/** The secret that opens a draft: 192 bits that nobody can guess, in characters that fit into an address. */
final class DraftToken {

	private const BYTES = 24;

	public static function make(): string {
		return self::of( random_bytes( self::BYTES ) );
	}

	/** @param string $bytes That nobody can guess. */
	public static function of( string $bytes ): string {
		return rtrim( strtr( base64_encode( substr( $bytes, 0, self::BYTES ) ), '+/', '-_' ), '=' );
	}

	/** What the database stores of it. */
	public static function hash( string $token ): string {
		return hash( 'sha256', $token );
	}
}
