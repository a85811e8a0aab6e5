<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/** What an address begins with in its lists: a part's default value, in Gravity Forms a property of the field. */
final class PartDefaults {

	/** By part. */
	private const PROPERTIES = array( 'state' => 'defaultState', 'country' => 'defaultCountry' );

	/** What older Gravity Forms calls a Canadian address' state. */
	private const PROVINCE = 'defaultProvince';

	public function __construct( private PartNumbers $numbers, private bool $isTolerant ) {}

	/** Whether it is not the part's input that says what the part begins with. */
	public function has( string $part ): bool {
		return isset( self::PROPERTIES[ $part ] );
	}

	/**
	 * @param array<string, mixed> $gravity
	 * @param bool                 $isHidden Whether nobody sees the part: what it holds is then what somebody chose.
	 * @return array{defaultValue?: string} Empty text where nothing is chosen and the kind would choose something.
	 */
	public function read( string $part, array $gravity, bool $isHidden ): array {
		$property = self::PROPERTIES[ $part ] ?? '';
		if ( '' === $property || ! ( $this->isTolerant || isset( $gravity[ $property ] ) ) ) {
			return array();
		}
		$isProvince = 'state' === $part && 'canadian' === ( $gravity['addressType'] ?? '' )
			&& ! empty( $gravity[ self::PROVINCE ] );
		$value      = LooseValues::text( $gravity[ $isProvince ? self::PROVINCE : $property ] ?? '' );
		// A hidden part holds nothing unless that is said; one that moved in may show again, and is to be empty then.
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
