<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Encryption;

/**
 * The site's keys for drafts: `ATOLL_DRAFTS_KEY` of wp-config.php, so that a copy of the database alone opens nothing,
 * else one that the site makes for itself. To change the key, move the old one to `ATOLL_DRAFTS_OLD_KEYS` (several are
 * separated by commas): drafts that it sealed stay open until they are saved again or end.
 */
final class DraftKeys {

	public const OPTION = 'atoll_drafts_key';

	/** Characters; fewer could be guessed. */
	private const MIN_LENGTH = 32;

	/**
	 * @param string $secret     Of wp-config.php; empty for the site's own.
	 * @param string $oldSecrets Earlier ones, separated by commas.
	 */
	public function __construct( private \wpdb $wpdb, private string $secret, private string $oldSecrets ) {}

	/** @return array<string, string> Key id (16 characters) => 32 bytes. The first one seals, all of them open. */
	public function all(): array {
		$secrets = array_values(
			array_filter( array( $this->secret, ...explode( ',', $this->oldSecrets ) ), $this->isValid( ... ) )
		);
		$own     = $this->ownSecret( ! $this->isValid( $this->secret ) );
		$secrets = $this->isValid( $this->secret ) ? array( ...$secrets, $own ) : array( $own, ...$secrets );
		$keys    = array();
		foreach ( array_filter( $secrets ) as $secret ) {
			$key = sodium_crypto_generichash( 'atoll drafts ' . trim( $secret ) );
			// Begins with a letter: PHP would turn an array key of digits alone into a number.
			$keys[ 'k' . substr( sodium_bin2hex( sodium_crypto_generichash( 'id', $key ) ), 0, 15 ) ] = $key;
		}
		return $keys;
	}

	private function isValid( string $secret ): bool {
		return strlen( trim( $secret ) ) >= self::MIN_LENGTH;
	}

	/** Two requests that create one at once both use the first. Never cached, so that no export of options has it. */
	private function ownSecret( bool $create ): string {
		$ownSecret = $this->storedSecret();
		if ( '' === $ownSecret && $create ) {
			$this->wpdb->query(
				$this->wpdb->prepare(
					"INSERT IGNORE INTO {$this->wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
					self::OPTION,
					sodium_bin2hex( random_bytes( 32 ) )
				)
			);
			$ownSecret = $this->storedSecret();
		}
		return $ownSecret;
	}

	private function storedSecret(): string {
		return (string) $this->wpdb->get_var( $this->wpdb->prepare( "SELECT option_value FROM {$this->wpdb->options} WHERE option_name = %s", self::OPTION ) );
	}
}
