<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Encryption;

use Atoll\Platform\Database\Queries;

/**
 * The site's keys for all sealed data: `ATOLL_DRAFTS_KEY` from wp-config.php, so that a copy of the database alone
 * opens nothing; else a key that the site makes itself. To change the key, move the old one to `ATOLL_DRAFTS_OLD_KEYS`
 * (comma-separated): data sealed with it still opens until it is sealed again or expires. The names mention drafts
 * because those were sealed first; they stay because sites have them in wp-config.php.
 */
final class EncryptionKeys {

	public const OPTION = 'atoll_drafts_key';

	/** Minimum number of characters; shorter keys could be guessed. */
	private const MIN_LENGTH = 32;

	/**
	 * @param string $secret     From wp-config.php; empty for the site's own.
	 * @param string $oldSecrets Earlier secrets, comma-separated.
	 */
	public function __construct( private Queries $queries, private string $secret, private string $oldSecrets ) {}

	public static function ofSite( Queries $queries ): self {
		return new self( $queries, self::constant( 'ATOLL_DRAFTS_KEY' ), self::constant( 'ATOLL_DRAFTS_OLD_KEYS' ) );
	}

	/**
	 * @return array<string, string> Keys of 32 bytes by key id (16 characters). The first one seals, all of them open.
	 * @throws \Atoll\Platform\Errors\StorageFailed When the database does not return the site's own key.
	 */
	public function all(): array {
		$old     = explode( ',', $this->oldSecrets );
		$secrets = $this->isValid( $this->secret )
			? array( $this->secret, ...$old, $this->ownSecret() )
			: array( $this->ownSecret() ?: $this->createOwnSecret(), ...$old );
		$keys    = array();
		foreach ( array_filter( $secrets, $this->isValid( ... ) ) as $secret ) {
			$key = sodium_crypto_generichash( 'atoll drafts ' . trim( $secret ) );
			// Begins with a letter, because PHP turns array keys of digits only into integers.
			$keys[ 'k' . substr( sodium_bin2hex( sodium_crypto_generichash( 'id', $key ) ), 0, 15 ) ] = $key;
		}
		return $keys;
	}

	/** Returns a string constant from wp-config.php; empty if it is not defined. */
	private static function constant( string $name ): string {
		$value = defined( $name ) ? constant( $name ) : '';
		return is_string( $value ) ? $value : '';
	}

	private function isValid( string $secret ): bool {
		return strlen( trim( $secret ) ) >= self::MIN_LENGTH;
	}

	/** Returns the site's own key; empty if there is none. Never cached, so that no export of options has it. */
	private function ownSecret(): string {
		return (string) $this->queries->value(
			'SELECT option_value FROM {options} WHERE option_name = %s',
			self::OPTION
		);
	}

	/** Creates the site's own key. If two requests do so at once, both use the first one. */
	private function createOwnSecret(): string {
		$this->queries->write(
			"INSERT IGNORE INTO {options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
			self::OPTION,
			sodium_bin2hex( random_bytes( 32 ) )
		);
		return $this->ownSecret();
	}
}
