<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;

/** Settings that other settings make required: `needed` in contract/settings says when, and has the message. */
final class RequiredSettings {

	/**
	 * @param JsonData     $settings Settings by name, as described in contract/settings.
	 * @param array<mixed> $input    Values by name; missing ones have the default.
	 * @return array<string, string> Complaints by name.
	 */
	public function complaints( JsonData $settings, array $input ): array {
		$complaints = array();
		foreach ( array_keys( $settings->all() ) as $key ) {
			$name   = (string) $key;
			$needed = $settings->map( $name )->map( 'needed' );
			if (
				$needed->has( 'message' ) && $this->isEmpty( SettingConditions::value( $settings, $input, $name ) )
					&& SettingConditions::hold( $needed->map( 'when' ), $settings, $input )
			) {
				$complaints[ $name ] = $needed->string( 'message' );
			}
		}
		return $complaints;
	}

	private function isEmpty( mixed $value ): bool {
		return in_array( is_string( $value ) ? trim( $value ) : $value, array( '', 0, null ), true );
	}
}
