<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;

/** Settings as CSS custom properties, by what contract/settings/styles.json says of each. */
final class CssProperties {

	/**
	 * @param JsonData $shape  Settings by name.
	 * @param JsonData $values Complete.
	 * @return array<string, string> Of those that differ from their default. No text that somebody typed is in it: each
	 *                               is a number within its limits or a choice's own CSS.
	 */
	public function changed( JsonData $shape, JsonData $values ): array {
		$properties = array();
		foreach ( array_keys( $shape->all() ) as $name ) {
			$setting = $shape->map( $name );
			if ( 'object' === $setting->string( 'type' ) ) {
				$properties += $this->changed( $setting->map( 'settings' ), $values->map( $name ) );
			} elseif ( $setting->has( 'property' ) && $values->get( $name ) !== $setting->get( 'default' ) ) {
				$properties[ $setting->string( 'property' ) ] = $this->css( $setting, $values->get( $name ) );
			}
		}
		return $properties;
	}

	private function css( JsonData $setting, mixed $value ): string {
		if ( $setting->has( 'css' ) ) {
			return $setting->map( 'css' )->string( is_int( $value ) || is_string( $value ) ? (string) $value : '' );
		}
		$number = is_int( $value ) || is_float( $value ) ? $value : 0;
		$number = max( $setting->float( 'minimum' ), min( $setting->float( 'maximum' ), $number ) );
		return rtrim( rtrim( sprintf( '%.3F', $number ), '0' ), '.' ) . $setting->string( 'unit' );
	}
}
