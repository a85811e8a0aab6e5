<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/**
 * Settings of a form, a field or a button that only Atoll has. They are exported together with Gravity Forms' settings,
 * under a key of their own, and imported from there.
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
	 * @param list<string>         $shared   Names of settings that Gravity Forms has too, or that are derived.
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
