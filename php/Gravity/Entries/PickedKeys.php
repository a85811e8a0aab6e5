<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

/**
 * Gravity Forms' `_field_ids`: comma-separated keys such as `1,6.1,date_created`. `6` picks all of field 6; an empty
 * list picks everything.
 */
final class PickedKeys {

	/** @var list<string> */
	private array $keys;

	public function __construct( string $picked ) {
		$this->keys = array_values(
			array_filter( array_map( 'trim', explode( ',', $picked ) ), static fn( string $key ) => '' !== $key )
		);
	}

	public function has( string $key ): bool {
		return array() === $this->keys || in_array( $key, $this->keys, true )
			|| ( is_numeric( $key ) && in_array( (string) (int) $key, $this->keys, true ) );
	}

	/** Whether a field or any part of it is picked. */
	public function hasField( int $id ): bool {
		return array() === $this->keys
			|| in_array( $id, array_map( intval( ... ), array_filter( $this->keys, 'is_numeric' ) ), true );
	}
}
