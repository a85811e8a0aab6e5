<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

/** How Gravity Forms numbers the inputs of a compound field, and what it calls them. */
final class PartNumbers {

	private const ALL = array(
		'name'     => array(
			2 => array( 'prefix', 'Prefix' ),
			3 => array( 'first', 'First' ),
			4 => array( 'middle', 'Middle' ),
			6 => array( 'last', 'Last' ),
			8 => array( 'suffix', 'Suffix' ),
		),
		'address'  => array(
			1 => array( 'line1', 'Street Address' ),
			2 => array( 'line2', 'Address Line 2' ),
			3 => array( 'city', 'City' ),
			4 => array( 'state', 'State / Province' ),
			5 => array( 'postcode', 'ZIP / Postal Code' ),
			6 => array( 'country', 'Country' ),
		),
		'date'     => array(
			1 => array( 'month', 'MM' ),
			2 => array( 'day', 'DD' ),
			3 => array( 'year', 'YYYY' ),
		),
		'time'     => array(
			1 => array( 'hour', 'HH' ),
			2 => array( 'minute', 'MM' ),
			3 => array( 'half', 'AM/PM' ),
		),
		'password' => array(
			0 => array( 'password', 'Enter Password' ),
			2 => array( 'confirm', 'Confirm Password' ),
		),
	);

	/** @return array<int, string> Our parts by the number behind the dot, 0 where there is none. */
	public static function of( string $kind ): array {
		return array_map( static fn( array $part ) => $part[0], self::ALL[ $kind ] ?? array() );
	}

	/** What Gravity Forms calls an input while nobody has named it otherwise. */
	public static function label( string $kind, int $number ): string {
		return self::ALL[ $kind ][ $number ][1] ?? '';
	}

	/** `3` of `5.3`, 0 of `5`. */
	public static function ofInput( string $id ): int {
		return (int) ( explode( '.', $id, 2 )[1] ?? 0 );
	}
}
