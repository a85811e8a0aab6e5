<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

use Atoll\Platform\SiteDateFormat;

/** A schedule in words, in the time zone and the date and time formats of the site. */
final class NotificationScheduleText {

	public function describe( NotificationSchedule $schedule ): string {
		$starts = null === $schedule->starts ? '' : SiteDateFormat::text( $schedule->starts );
		$ends   = null === $schedule->ends ? '' : SiteDateFormat::text( $schedule->ends );
		return match ( true ) {
			'' === $starts && '' === $ends => __( 'Always', 'atoll' ),
			/* translators: %s: date and time. */
			'' === $ends                   => sprintf( __( 'From %s', 'atoll' ), $starts ),
			/* translators: %s: date and time. */
			'' === $starts                 => sprintf( __( 'Until %s', 'atoll' ), $ends ),
			/* translators: 1: date and time of the start, 2: of the end. */
			default                        => sprintf( __( '%1$s to %2$s', 'atoll' ), $starts, $ends ),
		};
	}
}
