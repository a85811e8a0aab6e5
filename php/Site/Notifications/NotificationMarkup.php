<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

/**
 * Renders the list of notifications, complete without a script. Each has its start and end in seconds since the epoch,
 * so that the island follows them on cached pages too; without scripts the time of rendering counts.
 */
final class NotificationMarkup {

	public function __construct( private NotificationContent $content ) {}

	/** @param list<Notification> $notifications */
	public function list( array $notifications, int $now ): string {
		$items  = array_map(
			fn( Notification $notification ): string => $this->item( $notification, $now ),
			$notifications
		);
		$active = array_filter(
			$notifications,
			static fn( Notification $notification ): bool => $notification->schedule->isOn( $now )
		);
		return sprintf(
			'<section class="atoll-notifications" aria-label="%s"%s><ul class="atoll-notifications__list" role="list">%s</ul></section>',
			esc_attr__( 'Site notices', 'atoll' ),
			$active ? '' : ' hidden',
			implode( '', $items )
		);
	}

	private function item( Notification $notification, int $now ): string {
		return sprintf(
			'<li class="atoll-notification%s" data-id="%d"%s%s data-close="%s"%s><div class="atoll-notification__content">%s%s</div></li>',
			$notification->isCritical() ? ' atoll-notification--critical' : '',
			$notification->id,
			$this->timeAttribute( 'starts', $notification->schedule->starts ),
			$this->timeAttribute( 'ends', $notification->schedule->ends ),
			/* translators: Name of a button. %s: first words of the notification that it closes. */
			esc_attr( sprintf( __( 'Close: %s', 'atoll' ), $this->content->name( $notification->content ) ) ),
			$notification->schedule->isOn( $now ) ? '' : ' hidden',
			$notification->isCritical()
				? sprintf( '<p class="atoll-notification__label">%s</p>', esc_html__( 'Important', 'atoll' ) ) . "\n"
				: '',
			$notification->content
		);
	}

	private function timeAttribute( string $name, ?int $time ): string {
		return null === $time ? '' : sprintf( ' data-%s="%d"', $name, $time );
	}
}
