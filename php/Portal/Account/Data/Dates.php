<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Data;

/** Times as people read them, in the site's time zone. */
final class Dates {

	/** @param int $time Seconds since the epoch. */
	public static function of( int $time ): string {
		/* translators: date and time in PHP's letters, https://www.php.net/manual/datetime.format.php. */
		return (string) wp_date( __( 'j F Y, g:i a', 'atoll' ), $time );
	}

	/** @param string $utc `Y-m-d H:i:s`. */
	public static function ofUtc( string $utc ): string {
		return self::of( (int) strtotime( "{$utc} UTC" ) );
	}
}
