<?php

declare( strict_types=1 );

namespace Atoll\Admin;

/** A moment as the site writes it: its formats, in its time zone. */
final class Moment {

	/** @param string $utc `Y-m-d H:i:s`. */
	public static function text( string $utc ): string {
		return (string) get_date_from_gmt( $utc, self::format( 'date_format', 'j F Y' ) . ', ' . self::format( 'time_format', 'g:i a' ) );
	}

	private static function format( string $option, string $otherwise ): string {
		$format = get_option( $option );
		return is_string( $format ) && '' !== $format ? $format : $otherwise;
	}
}
