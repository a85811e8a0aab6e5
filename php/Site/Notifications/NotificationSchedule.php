<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/**
 * The times when a notification starts and ends: seconds since the epoch, null for no limit. It is on from the start
 * until just before the end.
 */
final class NotificationSchedule {

	public function __construct( public readonly ?int $starts, public readonly ?int $ends ) {}

	/** Returns the error message for schedules that end before they start. */
	public static function emptyText(): string {
		return __( 'The end must be after the start.', 'atoll' );
	}

	public function status( int $now ): ScheduleStatus {
		return match ( true ) {
			null !== $this->ends && $now >= $this->ends    => ScheduleStatus::Over,
			null !== $this->starts && $now < $this->starts => ScheduleStatus::Scheduled,
			default                                        => ScheduleStatus::Active,
		};
	}

	public function isOn( int $now ): bool {
		return ScheduleStatus::Active === $this->status( $now );
	}

	/** Whether it is on now, or will be within `$seconds`. */
	public function isOnWithin( int $now, int $seconds ): bool {
		$hasStarted = null === $this->starts || $this->starts <= $now + $seconds;
		return $hasStarted && ScheduleStatus::Over !== $this->status( $now );
	}
}
