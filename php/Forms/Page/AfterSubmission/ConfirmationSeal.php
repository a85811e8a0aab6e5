<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Access\Encryption\Cipher;

/**
 * Seals what addresses of confirmations say, in characters that fit into an address. Its key is made from WordPress'
 * salts, not the site's own: nothing of it outlives a quarter of an hour, and no page asks the database for it.
 */
final class ConfirmationSeal {

	private const CONTEXT = 'confirmation';

	/** @param array<string, int|string> $data */
	public function of( array $data ): string {
		$sealed = Cipher::encrypt( (string) wp_json_encode( $data ), self::CONTEXT, $this->key() );
		return rtrim( strtr( base64_encode( $sealed ), '+/', '-_' ), '=' );
	}

	/** Without any data where nobody of this site sealed it. */
	public function open( string $seal ): JsonData {
		$bytes = (string) base64_decode( strtr( $seal, '-_', '+/' ), true );
		return JsonData::of(
			json_decode( Cipher::decrypt( $bytes, self::CONTEXT, $this->key() ) ?? '', true )
		);
	}

	/** 16 hexadecimal digits that nobody can work out without the key. */
	public function digest( string $text ): string {
		return substr( hash_hmac( 'sha256', $text, $this->key() ), 0, 16 );
	}

	private function key(): string {
		return hash_hmac( 'sha256', 'atoll confirmation', wp_salt( 'auth' ), true );
	}
}
