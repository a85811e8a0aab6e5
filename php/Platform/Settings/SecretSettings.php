<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;

/** Keeps secrets on the server: people who edit settings see whether a secret is set, and can replace it. */
final class SecretSettings {

	/**
	 * @param JsonData             $shape  Settings of a group by name.
	 * @param array<string, mixed> $values
	 * @return array<string, mixed> The values with `{ isSet }` in place of each secret.
	 */
	public function hidden( JsonData $shape, array $values ): array {
		foreach ( $this->names( $shape ) as $name ) {
			$values[ $name ] = array( 'isSet' => '' !== ( $values[ $name ] ?? '' ) );
		}
		return $values;
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed> The input without secrets that were sent back as they were shown: they stay.
	 */
	public function withoutUnchanged( JsonData $shape, array $input ): array {
		foreach ( $this->names( $shape ) as $name ) {
			if ( is_array( $input[ $name ] ?? null ) ) {
				unset( $input[ $name ] );
			}
		}
		return $input;
	}

	/** @return list<string> */
	private function names( JsonData $shape ): array {
		return array_values(
			array_filter(
				array_keys( $shape->all() ),
				static fn( string $name ): bool => 'secret' === $shape->map( $name )->string( 'control' )
			)
		);
	}
}
