<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

use Atoll\Engine\Contract\JsonData;

/** Post meta of notifications. Defaults are not stored. */
final class NotificationMeta {

	/** acf.notificationsType (spec 3). */
	public const TYPE = 'atoll_notification_type';

	/** In seconds since the epoch, independent of time zones. */
	public const STARTS = 'atoll_notification_starts';
	public const ENDS   = 'atoll_notification_ends';

	/** `{mode, pages}`, see {@see NotificationTargets}. */
	public const TARGETS = 'atoll_notification_targets';

	public const KEYS = array( self::TYPE, self::STARTS, self::ENDS, self::TARGETS );

	/** Registers the meta, which is saved with revisions. */
	public static function register(): void {
		$types = array(
			self::TYPE    => 'integer',
			self::STARTS  => 'integer',
			self::ENDS    => 'integer',
			self::TARGETS => 'object',
		);
		foreach ( $types as $key => $type ) {
			register_post_meta(
				NotificationPostType::NAME,
				$key,
				array(
					'type'              => $type,
					'single'            => true,
					'revisions_enabled' => true,
				)
			);
		}
	}

	public function type( int $post ): int {
		return $this->number( $post, self::TYPE ) ?? Notification::DEFAULT;
	}

	public function schedule( int $post ): NotificationSchedule {
		return new NotificationSchedule( $this->number( $post, self::STARTS ), $this->number( $post, self::ENDS ) );
	}

	public function targets( int $post ): NotificationTargets {
		$stored = JsonData::of( get_post_meta( $post, self::TARGETS, true ) );
		$pages  = array_values( array_filter( $stored->array( 'pages' ), 'is_int' ) );
		return new NotificationTargets( $stored->string( 'mode', NotificationTargets::ALL ), $pages );
	}

	public function setType( int $post, int $type ): void {
		$this->set( $post, self::TYPE, Notification::DEFAULT === $type ? null : $type );
	}

	public function setSchedule( int $post, NotificationSchedule $schedule ): void {
		$this->set( $post, self::STARTS, $schedule->starts );
		$this->set( $post, self::ENDS, $schedule->ends );
	}

	public function setTargets( int $post, NotificationTargets $targets ): void {
		$this->set(
			$post,
			self::TARGETS,
			NotificationTargets::ALL === $targets->mode ? null : array(
				'mode'  => $targets->mode,
				'pages' => $targets->pages,
			)
		);
	}

	private function number( int $post, string $key ): ?int {
		$value = get_metadata_raw( 'post', $post, $key, true ); // Without looking for a default: there is none.
		return is_numeric( $value ) ? (int) $value : null;
	}

	/** @param int|array<string, mixed>|null $value */
	private function set( int $post, string $key, int|array|null $value ): void {
		if ( null === $value ) {
			delete_post_meta( $post, $key );
		} else {
			update_post_meta( $post, $key, $value );
		}
	}
}
