<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/** Default state and country of an address: settings of the part in Atoll, properties of the field in Gravity Forms. */
final class PartDefaults {

	/** Gravity Forms' property by part. */
	private const PROPERTIES = array( 'state' => 'defaultState', 'country' => 'defaultCountry' );

	/** Property in which older Gravity Forms keeps the default state of a Canadian address. */
	private const PROVINCE = 'defaultProvince';

	public function __construct( private PartNumbers $numbers, private bool $isTolerant ) {}

	/** Whether the part's default value is a property of the field instead of the part's input. */
	public function has( string $part ): bool {
		return isset( self::PROPERTIES[ $part ] );
	}

	/**
	 * @param array<string, mixed> $gravity
	 * @param bool                 $isHidden Whether the part is hidden: any default value was then set by an editor.
	 * @return array{defaultValue?: string} Empty text where none is set but the kind has a default of its own.
	 */
	public function read( string $part, array $gravity, bool $isHidden ): array {
		$property = self::PROPERTIES[ $part ] ?? '';
		if ( '' === $property || ! ( $this->isTolerant || isset( $gravity[ $property ] ) ) ) {
			return array();
		}
		$isProvince = 'state' === $part && 'canadian' === ( $gravity['addressType'] ?? '' )
			&& ! empty( $gravity[ self::PROVINCE ] );
		$value      = LooseValues::text( $gravity[ $isProvince ? self::PROVINCE : $property ] ?? '' );
		// A hidden part has no value unless one is set; an imported part may be shown again, and is then to be empty.
		$saysItself = $isHidden && ( '' !== $value || ! $this->isTolerant );
		$unsaid     = $saysItself ? '' : $this->numbers->defaultValue( $part );
		return $value === $unsaid ? array() : array( 'defaultValue' => $value );
	}

	/**
	 * @param array<string, mixed> $parts
	 * @param array<string, mixed> $gravity
	 * @return array<string, mixed>
	 */
	public function write( array $parts, array $gravity ): array {
		foreach ( array_intersect_key( self::PROPERTIES, array_flip( $this->numbers->all() ) ) as $part => $property ) {
			$settings             = LooseValues::map( $parts[ $part ] ?? null );
			$begins               = empty( $settings['hidden'] ) ? $this->numbers->defaultValue( $part ) : '';
			$gravity[ $property ] = LooseValues::text( $settings['defaultValue'] ?? $begins );
		}
		return isset( $gravity[ self::PROVINCE ] ) ? array( self::PROVINCE => '' ) + $gravity : $gravity;
	}
}
