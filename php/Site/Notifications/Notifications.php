<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

use Atoll\Platform\Database\FrequentPosts;

/** Notifications for visitors, critical first, then newest first (spec 4). */
final class Notifications {

	/**
	 * Seconds ahead. Pages may be cached, so they include, hidden, the notifications that start within a day. Later
	 * ones must not be readable in a page's source.
	 */
	public const AHEAD = 86400;

	/** Queries use the current hour, so that WordPress can cache their results. */
	private const HOUR = 3600;

	/** @param \Closure(): int $clock Seconds since the epoch. */
	public function __construct(
		private NotificationMeta $meta,
		private NotificationContent $content,
		private FrequentPosts $posts,
		private \Closure $clock
	) {}

	/**
	 * Returns the notifications that are on now.
	 *
	 * @param int $page Id of the page that shows them; 0 for anything that is not a page.
	 * @return list<array{id: int, content: string, acf: array{notificationsType: int}}> Spec 3, Notification.
	 */
	public function current( int $page ): array {
		return array_map(
			static fn( Notification $notification ): array => $notification->toArray(),
			$this->within( 0, $page )
		);
	}

	/**
	 * Returns the notifications that are on now or will be within {@see AHEAD}.
	 *
	 * @return list<Notification>
	 */
	public function currentAndUpcoming( int $page ): array {
		return $this->within( self::AHEAD, $page );
	}

	/** Whether a notification starts so soon that pages cached earlier lack it. */
	public function hasUpcoming(): bool {
		$now = ( $this->clock )();
		foreach ( $this->published( $now ) as $post ) {
			$starts = $this->meta->schedule( $post->ID )->starts;
			if ( null !== $starts && $starts > $now && $starts <= $now + 2 * self::AHEAD ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<Notification> */
	private function within( int $seconds, int $page ): array {
		$now           = ( $this->clock )();
		$notifications = array();
		foreach ( $this->published( $now ) as $post ) {
			$schedule = $this->meta->schedule( $post->ID );
			if ( $schedule->isOnWithin( $now, $seconds ) && $this->meta->targets( $post->ID )->include( $page ) ) {
				$notifications[] = new Notification(
					$post->ID,
					$this->content->render( $post ),
					$this->meta->type( $post->ID ),
					$schedule
				);
			}
		}
		// Sorting is stable: within each group the newest stay first.
		usort(
			$notifications,
			static fn( Notification $a, Notification $b ): int => $b->isCritical() <=> $a->isCritical()
		);
		return $notifications;
	}

	/** @return list<\WP_Post> Newest first, without those that have ended before this hour. */
	private function published( int $now ): array {
		return $this->posts->find(
			array(
				'post_type'        => NotificationPostType::NAME,
				'has_password'     => false,
				'posts_per_page'   => -1,
				'orderby'          => array( 'date' => 'DESC', 'ID' => 'DESC' ),
				'meta_query'       => array(
					'relation' => 'OR',
					array(
						'key'     => NotificationMeta::ENDS,
						'compare' => 'NOT EXISTS',
					),
					array(
						'key'     => NotificationMeta::ENDS,
						'value'   => $now - $now % self::HOUR,
						'compare' => '>',
						'type'    => 'NUMERIC',
					),
				),
			)
		);
	}
}
