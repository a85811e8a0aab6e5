<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\Checks\TypeCheck;

/** Validates the values of a group before they are stored. */
final class SettingsValidator {

	/** @param list<SettingCheck> $checks In the order of providers; the first complaint about a value counts. */
	public function __construct( private array $checks, private RequiredSettings $required ) {}

	/**
	 * @param JsonData $settings Settings by name, as described in contract/settings.
	 * @param mixed    $values   Values as they were sent.
	 * @return array<string, string> Complaints by the setting's path, such as `links.0.url`; empty if all are valid.
	 */
	public function problems( JsonData $settings, mixed $values, string $path = '' ): array {
		$input    = JsonData::of( $values )->all();
		$problems = array();
		foreach ( $input as $key => $value ) {
			$name      = (string) $key; // PHP turns numeric keys into integers.
			$problems += $settings->has( $name )
				? $this->checkSetting( $settings->map( $name ), $value, $path . $name )
				: array( $path . $name => __( 'There is no such setting.', 'atoll' ) );
		}
		foreach ( $this->required->complaints( $settings, $input ) as $name => $complaint ) {
			$problems += array( $path . $name => $complaint );
		}
		return $problems;
	}

	/** @return array<string, string> */
	private function checkSetting( JsonData $setting, mixed $value, string $path ): array {
		foreach ( $this->checks as $check ) {
			$complaint = $check->complaint( $setting, $value );
			if ( '' !== $complaint ) {
				return array( $path => $complaint );
			}
		}
		return $this->nested( $setting, $value, $path );
	}

	/** @return array<string, string> */
	private function nested( JsonData $setting, mixed $value, string $path ): array {
		$settings = $setting->map( 'settings' );
		if ( 'object' === $setting->string( 'type' ) ) {
			return $this->problems( $settings, $value, "{$path}." );
		}
		$problems = array();
		foreach ( 'list' === $setting->string( 'type' ) ? (array) $value : array() as $index => $entry ) {
			$problems += is_array( $entry )
				? $this->problems( $settings, $entry, "{$path}.{$index}." )
				: array( "{$path}.{$index}" => TypeCheck::message() );
		}
		return $problems;
	}
}
