<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Engine\Contract\JsonData;

/** Converts settings to CSS custom properties, as described in contract/settings/styles.json. */
final class CssProperties {

	/**
	 * @param JsonData $shape  Settings by name.
	 * @param JsonData $values Complete values.
	 * @return array<string, string> Properties that differ from the default. They have no text that users typed: each
	 *                               is a number within limits, or the CSS of a choice.
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
