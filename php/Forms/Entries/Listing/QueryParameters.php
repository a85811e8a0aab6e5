<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Listing;

/** Query parameters, whose values may have any type. */
final class QueryParameters {

	/** @param array<array-key, mixed> $query Unslashed. */
	public function __construct( private array $query ) {}

	public function text( string $name ): string {
		$value = $this->query[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	public function int( string $name, int $default = 0 ): int {
		$value = $this->text( $name );
		return 1 === preg_match( '/^-?\d{1,18}$/D', $value ) ? (int) $value : $default;
	}

	/** @return list<string> */
	public function texts( string $name ): array {
		$value = $this->query[ $name ] ?? array();
		return array_values(
			array_map( strval( ... ), array_filter( is_array( $value ) ? $value : array( $value ), 'is_scalar' ) )
		);
	}

	/** @return list<int> Ids of the chosen entries, sent as a list or separated by commas. */
	public function ids( string $name = 'ids' ): array {
		$list = implode( ',', $this->texts( $name ) );
		return array_values(
			array_unique(
				array_filter( array_map( intval( ... ), explode( ',', $list ) ), static fn( int $id ) => $id > 0 )
			)
		);
	}
}
