<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/**
 * Settings of a form, a field or a button that only Atoll has. They are exported beside Gravity Forms' own, under a
 * name of ours, and imported again from there.
 */
final class AtollSettings {

	public const KEY = 'atoll';

	/**
	 * @param array<string, mixed> $gravity
	 * @return array<string, mixed>
	 */
	public static function read( array $gravity ): array {
		return LooseValues::map( $gravity[ self::KEY ] ?? null );
	}

	/**
	 * @param array<string, mixed> $settings All settings.
	 * @param list<string>         $shared   Names of those that Gravity Forms has, or that are made anew.
	 * @param array<string, mixed> $gravity
	 * @return array<string, mixed>
	 */
	public static function write( array $settings, array $shared, array $gravity ): array {
		$atollOnly = array_diff_key( $settings, array_flip( $shared ) );
		if ( $atollOnly === self::read( $gravity ) ) {
			return $gravity;
		}
		return array() === $atollOnly
			? array_diff_key( $gravity, array( self::KEY => true ) )
			: array( self::KEY => $atollOnly ) + $gravity;
	}
}
