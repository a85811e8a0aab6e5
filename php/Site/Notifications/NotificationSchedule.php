<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/**
 * When a notification is on; seconds since the epoch, null for no limit. It is on from its start until just before its
 * end.
 */
final class NotificationSchedule {

	public const SCHEDULED = 'scheduled';
	public const ACTIVE    = 'active';
	public const OVER      = 'over';

	public function __construct( public readonly ?int $starts = null, public readonly ?int $ends = null ) {}

	/** @return self::SCHEDULED|self::ACTIVE|self::OVER */
	public function status( int $now ): string {
		if ( null !== $this->ends && $now >= $this->ends ) {
			return self::OVER;
		}
		return null !== $this->starts && $now < $this->starts ? self::SCHEDULED : self::ACTIVE;
	}

	public function isOn( int $now ): bool {
		return self::ACTIVE === $this->status( $now );
	}

	/** Whether it is on now, or will be before `$seconds` have passed. */
	public function isOnWithin( int $now, int $seconds ): bool {
		return self::OVER !== $this->status( $now ) && ( null === $this->starts || $this->starts <= $now + $seconds );
	}
}
