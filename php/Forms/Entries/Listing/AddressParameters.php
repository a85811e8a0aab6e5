<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Listing;

/** Query parameters of an address, which may have any type. */
final class AddressParameters {

	/** @param array<array-key, mixed> $sent Unslashed. */
	public function __construct( private array $sent ) {}

	public function text( string $name ): string {
		$value = $this->sent[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	public function int( string $name, int $otherwise = 0 ): int {
		$value = $this->text( $name );
		return 1 === preg_match( '/^-?\d{1,18}$/D', $value ) ? (int) $value : $otherwise;
	}

	/** @return list<string> */
	public function texts( string $name ): array {
		$value = $this->sent[ $name ] ?? array();
		return array_values(
			array_map( strval( ... ), array_filter( is_array( $value ) ? $value : array( $value ), 'is_scalar' ) )
		);
	}

	/** @return list<int> Of `ids`: chosen entries; a list, or numbers with commas. */
	public function ids( string $name = 'ids' ): array {
		$given = implode( ',', $this->texts( $name ) );
		return array_values(
			array_unique(
				array_filter( array_map( intval( ... ), explode( ',', $given ) ), static fn( int $id ) => $id > 0 )
			)
		);
	}
}
