<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Access\Encryption\Cipher;

/**
 * Seals the tokens in URLs of confirmations, in URL-safe characters. The key is derived from WordPress' salts instead
 * of the site's own key: the tokens expire after 15 minutes, and this way no page has to read a key from the database.
 */
final class ConfirmationSeal {

	private const CONTEXT = 'confirmation';

	/** @param array<string, int|string> $data */
	public function seal( array $data ): string {
		$sealed = Cipher::encrypt( (string) wp_json_encode( $data ), self::CONTEXT, $this->key() );
		return rtrim( strtr( base64_encode( $sealed ), '+/', '-_' ), '=' );
	}

	/** Returns no data if the token was not sealed by this site. */
	public function open( string $seal ): JsonData {
		$bytes = (string) base64_decode( strtr( $seal, '-_', '+/' ), true );
		return JsonData::of(
			json_decode( Cipher::decrypt( $bytes, self::CONTEXT, $this->key() ) ?? '', true )
		);
	}

	/** Returns 16 hexadecimal digits that nobody can compute without the key. */
	public function digest( string $text ): string {
		return substr( hash_hmac( 'sha256', $text, $this->key() ), 0, 16 );
	}

	private function key(): string {
		return hash_hmac( 'sha256', 'atoll confirmation', wp_salt( 'auth' ), true );
	}
}
