<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Formats\Text;

/** Reads values as loosely as Gravity Forms writes them: 5 and "5", true and "1", missing and empty. */
final class LooseValues {

	public static function text( mixed $value ): string {
		return Text::fromValue( $value );
	}

	public static function int( mixed $value ): int {
		return is_numeric( $value ) ? (int) $value : 0;
	}

	/** Returns a field's number; 0 for a value that cannot be one. */
	public static function id( mixed $value ): int {
		$id = self::int( $value );
		return $id <= Field::HIGHEST_ID ? max( 0, $id ) : 0;
	}

	/** @return array<string, mixed> */
	public static function map( mixed $value ): array {
		$map = array();
		foreach ( is_array( $value ) ? $value : array() as $key => $item ) {
			$map[ (string) $key ] = $item;
		}
		return $map;
	}

	/** @return list<array<string, mixed>> The items that are maps. */
	public static function maps( mixed $value ): array {
		return array_map( self::map( ... ), array_values( array_filter( self::map( $value ), 'is_array' ) ) );
	}
}
