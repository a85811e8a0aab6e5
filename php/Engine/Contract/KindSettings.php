<?php

declare( strict_types=1 );

namespace Atoll\Engine\Contract;

/**
 * Finds settings that a kind registered by another plugin refers to (`from`, `when`) but does not have; the mirror of
 * scripts/contract.
 */
final class KindSettings {

	/** Properties of a kind whose items can refer to settings. */
	private const OWNERS = array( 'rules', 'hints', 'parts' );

	/** @param list<JsonData> $settings From contract/fields/settings.json. */
	public function __construct( private array $settings ) {}

	/** @return list<string> */
	public function problems( JsonData $kind ): array {
		$values   = $this->values( $kind );
		$problems = array();
		foreach ( array_merge( ...array_map( $kind->list( ... ), self::OWNERS ) ) as $owner ) {
			foreach ( $owner->strings( 'from' ) as $name ) {
				$problems[] = isset( $values[ $name ] ) ? '' : self::unknown( 'from', $name, $values );
			}
			foreach ( $owner->array( 'when' ) as $name => $value ) {
				$problems[] = isset( $values[ $name ] )
					? self::never( $name, $value, $values[ $name ] )
					: self::unknown( 'when', $name, $values );
			}
		}
		return array_values( array_filter( $problems ) );
	}

	/** @return array<string, list<string>> Possible values of each of its settings, by name; empty for any value. */
	private function values( JsonData $kind ): array {
		$values = array();
		foreach ( $this->settings as $setting ) {
			$name = $setting->string( 'setting' );
			$isSet   = in_array( $name, $kind->strings( 'settings' ), true );
			$options = array_values( $kind->map( 'options' )->strings( $name ) );
			if ( $isSet ) {
				$values[ $name ] = 'toggle' === $setting->string( 'control' ) ? array( 'yes' ) : $options;
			}
			if ( $isSet || $kind->has( $name ) ) {
				$values += array_fill_keys( $setting->strings( 'gives' ), array() );
			}
		}
		return $values;
	}

	/** @param array<string, list<string>> $values */
	private static function unknown( string $where, string $name, array $values ): string {
		return "\"{$where}\" asks for \"{$name}\", which is none of its settings; they are "
			. implode( ', ', array_keys( $values ) );
	}

	/** @param list<string> $values Possible values of the setting besides an empty one. */
	private static function never( string $name, mixed $value, array $values ): string {
		return array() === $values || in_array( $value, array( '', ...$values ), true )
			? ''
			: "\"when\" asks whether \"{$name}\" is " . json_encode( $value ) . '; it can be '
				. implode( ', ', $values );
	}
}
