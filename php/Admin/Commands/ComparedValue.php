<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Gravity\LooseValues;

/** A value of a form's JSON, normalised for comparison and for a table. */
final class ComparedValue {

	/** Characters to show. */
	private const MAX_SHOWN = 60;

	/** Sorts keys and removes empty parts: missing, empty and false are equal, and so are 5 and "5". */
	public static function normalise( mixed $value ): mixed {
		if ( is_object( $value ) || is_array( $value ) ) {
			$parts = array_filter(
				array_map( self::normalise( ... ), (array) $value ),
				static fn( mixed $part ) => '' !== $part && array() !== $part
			);
			ksort( $parts );
			return $parts;
		}
		return is_bool( $value ) ? ( $value ? '1' : '' ) : LooseValues::text( $value );
	}

	public static function excerpt( mixed $value ): string {
		$text = is_string( $value )
			? $value
			: (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		return mb_strlen( $text ) > self::MAX_SHOWN ? mb_substr( $text, 0, self::MAX_SHOWN ) . '…' : $text;
	}
}
