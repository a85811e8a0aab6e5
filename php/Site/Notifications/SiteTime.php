<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/** Moments as editors write them, in the site's time zone, and as they are stored. */
final class SiteTime {

	/**
	 * Seconds since the epoch. An hour that daylight saving skips means the one after it, an hour that comes twice the
	 * second, as for WordPress' own dates.
	 *
	 * @param string $text `2026-10-04T09:30:00`; with `Z` or an offset it is a moment in that zone instead.
	 * @return int|null Null for what is no moment of any calendar.
	 */
	public function timestamp( string $text ): ?int {
		$isReal = 1 === preg_match( '~^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3])(:[0-5]\d){2}(Z|[+-]\d\d:\d\d)?$~D', $text, $part )
			&& checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
		$date   = $isReal ? date_create_immutable( $text, wp_timezone() ) : false;
		return $date ? $date->getTimestamp() : null;
	}

	/** The other way: `2026-10-04T09:30:00` in the site's time zone. */
	public function text( int $timestamp ): string {
		return (string) wp_date( 'Y-m-d\TH:i:s', $timestamp );
	}
}
