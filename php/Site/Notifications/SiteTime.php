<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/** Converts between times as editors enter them, in the site's time zone, and as they are stored. */
final class SiteTime {

	/**
	 * Returns seconds since the epoch. For an hour skipped by daylight saving, returns the next one; for an hour that
	 * occurs twice, the second one, as WordPress does.
	 *
	 * @param string $text `2026-10-04T09:30:00`; with `Z` or an offset, in that time zone instead.
	 * @return int|null Null if it is not a valid date and time.
	 */
	public function timestamp( string $text ): ?int {
		$isReal = 1 === preg_match( '~^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3])(:[0-5]\d){2}(Z|[+-]\d\d:\d\d)?$~D', $text, $part )
			&& checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
		$date   = $isReal ? date_create_immutable( $text, wp_timezone() ) : false;
		return $date ? $date->getTimestamp() : null;
	}

	/** Returns the time in the site's time zone: `2026-10-04T09:30:00`. */
	public function text( int $timestamp ): string {
		return (string) wp_date( 'Y-m-d\TH:i:s', $timestamp );
	}
}
