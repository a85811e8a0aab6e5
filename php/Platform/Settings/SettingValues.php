<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;

/** Completes what was stored with the contract's defaults; what has another type than it should reads as unset. */
final class SettingValues {

	/**
	 * @param JsonData $shape Settings by name.
	 * @return array<string, mixed> Every setting of the shape, and nothing else.
	 */
	public function completed( JsonData $shape, mixed $stored ): array {
		$given  = JsonData::of( $stored );
		$values = array();
		foreach ( array_keys( $shape->all() ) as $name ) {
			$values[ $name ] = $this->value( $shape->map( $name ), $given->get( $name ) );
		}
		return $values;
	}

	private function value( JsonData $setting, mixed $stored ): mixed {
		$type = $setting->string( 'type' );
		if ( 'object' === $type ) {
			return $this->completed( $setting->map( 'settings' ), $stored );
		}
		if ( 'list' === $type ) {
			$entries = is_array( $stored ) ? $stored : (array) $setting->get( 'default' );
			return array_map(
				fn( mixed $entry ): array => $this->completed( $setting->map( 'settings' ), $entry ),
				array_values( $entries )
			);
		}
		return $this->isOf( $type, $stored ) && $this->isOffered( $setting, $stored )
			? $stored
			: $setting->get( 'default' );
	}

	private function isOf( string $type, mixed $value ): bool {
		return match ( $type ) {
			'boolean' => is_bool( $value ),
			'integer' => is_int( $value ),
			'number'  => is_int( $value ) || is_float( $value ),
			default   => is_string( $value ),
		};
	}

	private function isOffered( JsonData $setting, mixed $value ): bool {
		return ! $setting->has( 'values' ) || in_array( $value, (array) $setting->get( 'values' ), true );
	}
}
