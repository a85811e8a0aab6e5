<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access;

use Atoll\Platform\Errors\StorageFailed;

/**
 * A secret of the site in an option, created when first needed, and only once. WordPress' add_option() would replace
 * one that another request has created in the meantime, or that a recovering database could not return.
 */
final class SecretOption {

	private const BYTES = 32;

	public function __construct( private \wpdb $wpdb, private string $name ) {}

	/**
	 * Returns 64 hexadecimal digits.
	 *
	 * @throws StorageFailed When the database neither returns nor stores the secret.
	 */
	public function value(): string {
		$stored = get_option( $this->name );
		return is_string( $stored ) && '' !== $stored ? $stored : $this->create();
	}

	private function create(): string {
		$this->wpdb->query(
			$this->wpdb->prepare(
				"INSERT IGNORE INTO {$this->wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'on')",
				$this->name,
				bin2hex( random_bytes( self::BYTES ) )
			)
		);
		// WordPress has cached that the option does not exist.
		foreach ( array( 'alloptions', 'notoptions', $this->name ) as $key ) {
			wp_cache_delete( $key, 'options' );
		}
		$stored = (string) $this->wpdb->get_var(
			$this->wpdb->prepare( "SELECT option_value FROM {$this->wpdb->options} WHERE option_name = %s", $this->name )
		);
		return '' !== $stored
			? $stored
			: throw new StorageFailed( "{$this->name}: {$this->wpdb->last_error}" );
	}
}
