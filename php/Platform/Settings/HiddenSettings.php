<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;

/** Settings that the screen hides because of other settings' values: nobody could see or fix an error in one. */
final class HiddenSettings {

	public function __construct( private SettingsValidator $validator ) {}

	/**
	 * @param JsonData                $settings Settings by name, as described in contract/settings.
	 * @param array<array-key, mixed> $input
	 * @param array<array-key, mixed> $stored   Values of settings that were not sent; missing ones have the default.
	 * @return array<array-key, mixed> The input without hidden settings that are invalid.
	 */
	public function withoutInvalid( JsonData $settings, array $input, array $stored ): array {
		$values = $input + $stored;
		$kept   = array();
		foreach ( $input as $name => $value ) {
			$setting = $settings->map( (string) $name );
			if (
				SettingConditions::hold( $setting->map( 'when' ), $settings, $values )
					|| $this->isValid( $setting, $value )
			) {
				$kept[ $name ] = $this->nested( $setting, $value, $stored[ $name ] ?? null );
			}
		}
		return $kept;
	}

	private function isValid( JsonData $setting, mixed $value ): bool {
		$alone = new JsonData( array( $setting->all() ) );
		return array() === $this->validator->problems( $alone, array( $value ) );
	}

	private function nested( JsonData $setting, mixed $value, mixed $stored ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$settings = $setting->map( 'settings' );
		return match ( $setting->string( 'type' ) ) {
			'object' => $this->withoutInvalid( $settings, $value, JsonData::of( $stored )->all() ),
			'list'   => array_map(
				fn( mixed $entry ): mixed => is_array( $entry )
					? $this->withoutInvalid( $settings, $entry, array() )
					: $entry,
				$value
			),
			default  => $value,
		};
	}
}
