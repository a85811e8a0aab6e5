<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/**
 * What only Atoll knows of a form, a field or a button. Gravity Forms has no name for it, so it travels beside the rest
 * under one of ours, and comes back with it.
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
	 * @param array<string, mixed> $ours    All settings.
	 * @param list<string>         $shared  Names of those that Gravity Forms has, or that are made anew.
	 * @param array<string, mixed> $gravity
	 * @return array<string, mixed>
	 */
	public static function write( array $ours, array $shared, array $gravity ): array {
		$own = array_diff_key( $ours, array_flip( $shared ) );
		if ( $own === self::read( $gravity ) ) {
			return $gravity;
		}
		return array() === $own
			? array_diff_key( $gravity, array( self::KEY => true ) )
			: array( self::KEY => $own ) + $gravity;
	}
}
