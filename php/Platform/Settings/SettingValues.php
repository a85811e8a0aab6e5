<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;

/**
 * Completes stored values with the contract's defaults; a value of the wrong type counts as unset.
 *
 * @phpstan-type Setting array{type: string, default: mixed, values?: list<mixed>, settings?: array<string, mixed>}
 */
final class SettingValues {

	/**
	 * @param JsonData $shape Settings by name.
	 * @return array<string, mixed> All settings of the shape, and nothing else.
	 */
	public function completed( JsonData $shape, mixed $stored ): array {
		/** @var array<string, Setting> $settings */
		$settings = $shape->all();
		return $this->all( $settings, $stored );
	}

	/**
	 * @param array<string, Setting> $settings
	 * @return array<string, mixed>
	 */
	private function all( array $settings, mixed $stored ): array {
		$storedValues = is_array( $stored ) ? $stored : array();
		$values       = array();
		foreach ( $settings as $name => $setting ) {
			$values[ $name ] = $this->value( $setting, $storedValues[ $name ] ?? null );
		}
		return $values;
	}

	/** @param Setting $setting */
	private function value( array $setting, mixed $stored ): mixed {
		$type = $setting['type'];
		/** @var array<string, Setting> $inner */
		$inner = $setting['settings'] ?? array();
		if ( 'object' === $type ) {
			return $this->all( $inner, $stored );
		}
		if ( 'list' === $type ) {
			$entries = is_array( $stored ) ? $stored : (array) $setting['default'];
			return array_map( fn( mixed $entry ): array => $this->all( $inner, $entry ), array_values( $entries ) );
		}
		return $this->isOfType( $type, $stored ) && in_array( $stored, $setting['values'] ?? array( $stored ), true )
			? $stored
			: $setting['default'];
	}

	private function isOfType( string $type, mixed $value ): bool {
		return match ( $type ) {
			'boolean' => is_bool( $value ),
			'integer' => is_int( $value ),
			'number'  => is_int( $value ) || is_float( $value ),
			default   => is_string( $value ),
		};
	}
}
