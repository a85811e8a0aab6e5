<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;

/**
 * Settings that others beside them make necessary: `needed` in contract/settings says when, and what is said without
 * them.
 */
final class RequiredSettings {

	/**
	 * @param JsonData     $settings By name, as contract/settings describes them.
	 * @param array<mixed> $input    By name; what is missing is the default.
	 * @return array<string, string> Complaints by name.
	 */
	public function complaints( JsonData $settings, array $input ): array {
		$values     = $input
			+ array_map(
				static fn( mixed $setting ): mixed => JsonData::of( $setting )->all()['default'] ?? null,
				$settings->all()
			);
		$complaints = array();
		foreach ( array_keys( $settings->all() ) as $key ) {
			$name   = (string) $key;
			$needed = $settings->map( $name )->map( 'needed' );
			if (
				$needed->has( 'message' ) && $this->isEmpty( $values[ $name ] )
					&& $this->holds( $needed->map( 'when' ), $values )
			) {
				$complaints[ $name ] = $needed->string( 'message' );
			}
		}
		return $complaints;
	}

	private function isEmpty( mixed $value ): bool {
		return in_array( is_string( $value ) ? trim( $value ) : $value, array( '', 0, null ), true );
	}

	/** @param array<mixed> $values */
	private function holds( JsonData $when, array $values ): bool {
		foreach ( $when->all() as $name => $allowed ) {
			if ( ! in_array( $values[ $name ] ?? null, (array) $allowed, true ) ) {
				return false;
			}
		}
		return true;
	}
}
