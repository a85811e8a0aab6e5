<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/** Status of a schedule at a given time. */
enum ScheduleStatus {
	case Scheduled;
	case Active;
	case Over;

	public function label(): string {
		return match ( $this ) {
			self::Scheduled => __( 'Scheduled', 'atoll' ),
			self::Active    => __( 'Active', 'atoll' ),
			self::Over      => __( 'Over', 'atoll' ),
		};
	}
}
