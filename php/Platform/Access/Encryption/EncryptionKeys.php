<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Encryption;

use Atoll\Platform\Database\Queries;

/**
 * The site's keys for all that it seals: `ATOLL_DRAFTS_KEY` of wp-config.php, so that a copy of the database alone
 * opens nothing, else one that the site makes for itself. To change the key, move the old one to
 * `ATOLL_DRAFTS_OLD_KEYS` (several are separated by commas): what it sealed opens until it is sealed again or ends.
 * They are named after drafts, which were sealed first, since sites have these names in their wp-config.php.
 */
final class EncryptionKeys {

	public const OPTION = 'atoll_drafts_key';

	/** Characters; fewer could be guessed. */
	private const MIN_LENGTH = 32;

	/**
	 * @param string $secret     Of wp-config.php; empty for the site's own.
	 * @param string $oldSecrets Earlier ones, separated by commas.
	 */
	public function __construct( private Queries $queries, private string $secret, private string $oldSecrets ) {}

	public static function ofSite( Queries $queries ): self {
		return new self( $queries, self::constant( 'ATOLL_DRAFTS_KEY' ), self::constant( 'ATOLL_DRAFTS_OLD_KEYS' ) );
	}

	/**
	 * @return array<string, string> Key id (16 characters) => 32 bytes. The first one seals, all of them open.
	 * @throws \Atoll\Platform\Errors\StorageFailed When the database does not tell the site's own.
	 */
	public function all(): array {
		$old     = explode( ',', $this->oldSecrets );
		$secrets = $this->isValid( $this->secret )
			? array( $this->secret, ...$old, $this->ownSecret() )
			: array( $this->ownSecret() ?: $this->createOwnSecret(), ...$old );
		$keys    = array();
		foreach ( array_filter( $secrets, $this->isValid( ... ) ) as $secret ) {
			$key = sodium_crypto_generichash( 'atoll drafts ' . trim( $secret ) );
			// Begins with a letter: PHP would turn an array key of digits alone into a number.
			$keys[ 'k' . substr( sodium_bin2hex( sodium_crypto_generichash( 'id', $key ) ), 0, 15 ) ] = $key;
		}
		return $keys;
	}

	/** A text of wp-config.php; empty when it is not there. */
	private static function constant( string $name ): string {
		$value = defined( $name ) ? constant( $name ) : '';
		return is_string( $value ) ? $value : '';
	}

	private function isValid( string $secret ): bool {
		return strlen( trim( $secret ) ) >= self::MIN_LENGTH;
	}

	/** Empty while there is none. Never cached, so that no export of options has it. */
	private function ownSecret(): string {
		return (string) $this->queries->value(
			'SELECT option_value FROM {options} WHERE option_name = %s',
			self::OPTION
		);
	}

	/** Two requests that create one at once both use the first. */
	private function createOwnSecret(): string {
		$this->queries->write(
			"INSERT IGNORE INTO {options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
			self::OPTION,
			sodium_bin2hex( random_bytes( 32 ) )
		);
		return $this->ownSecret();
	}
}
