<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access;

use Atoll\Platform\Errors\StorageFailed;

/**
 * A secret of the site in an option: made when it is first needed, and never again. WordPress' add_option() would
 * replace one that another request has made meanwhile, or that a database which is just coming back could not show.
 */
final class SecretOption {

	private const BYTES = 32;

	public function __construct( private \wpdb $wpdb, private string $name ) {}

	/**
	 * 64 hexadecimal digits.
	 *
	 * @throws StorageFailed When the database neither shows one nor keeps one.
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
		// WordPress remembers that there was none.
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
