<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/** Where a schedule stands at a time. */
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
