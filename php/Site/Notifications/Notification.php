<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/** A notification for visitors (spec 3, Notification). */
final class Notification {

	/** The type that is not critical. */
	public const DEFAULT = 0;

	/**
	 * @param string $content Safe HTML.
	 * @param int    $type    acf.notificationsType: 0 is the default, anything else is critical.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $content,
		public readonly int $type,
		public readonly NotificationSchedule $schedule,
	) {}

	public function isCritical(): bool {
		return self::DEFAULT !== $this->type;
	}

	/** @return array{id: int, content: string, acf: array{notificationsType: int}} In the spec's names. */
	public function toArray(): array {
		return array(
			'id'      => $this->id,
			'content' => $this->content,
			'acf'     => array( 'notificationsType' => $this->type ),
		);
	}
}
