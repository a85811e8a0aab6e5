<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** Options of the site, and what they were before. */
final class ChangedOptions {

	/** @var array<string, mixed> False for one that there was not. */
	private array $before = array();

	/** @param array<string, mixed> $values */
	public function set( array $values ): void {
		foreach ( $values as $name => $value ) {
			$this->before += array( $name => get_option( $name ) );
			update_option( $name, $value );
		}
	}

	public function putBack(): void {
		foreach ( $this->before as $name => $value ) {
			false === $value ? delete_option( $name ) : update_option( $name, $value );
		}
	}
}
