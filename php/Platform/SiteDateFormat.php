<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/** Dates and times in the site's formats and time zone. */
final class SiteDateFormat {

	/** Returns date and time. @param int $time Seconds since the epoch. */
	public static function text( int $time ): string {
		return self::day( $time ) . ', ' . wp_date( self::format( 'time_format', 'g:i a' ), $time );
	}

	/** @param string $utc `Y-m-d H:i:s`. */
	public static function ofUtc( string $utc ): string {
		return self::text( self::seconds( $utc ) );
	}

	/** @param int $time Seconds since the epoch. */
	public static function day( int $time ): string {
		return (string) wp_date( self::format( 'date_format', 'j F Y' ), $time );
	}

	/**
	 * @param string $utc `Y-m-d H:i:s`.
	 * @return int Seconds since the epoch.
	 */
	public static function seconds( string $utc ): int {
		return (int) strtotime( "{$utc} UTC" );
	}

	private static function format( string $option, string $otherwise ): string {
		$format = get_option( $option );
		return is_string( $format ) && '' !== $format ? $format : $otherwise;
	}
}
