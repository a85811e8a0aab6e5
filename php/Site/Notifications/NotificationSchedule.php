<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/**
 * When a notification is on; seconds since the epoch, null for no limit. It is on from its start until just before its
 * end.
 */
final class NotificationSchedule {

	public function __construct( public readonly ?int $starts, public readonly ?int $ends ) {}

	/** Why a schedule without a moment in which it is on is not kept. */
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

	/** Whether it is on now, or will be before `$seconds` have passed. */
	public function isOnWithin( int $now, int $seconds ): bool {
		$hasStarted = null === $this->starts || $this->starts <= $now + $seconds;
		return $hasStarted && ScheduleStatus::Over !== $this->status( $now );
	}
}
