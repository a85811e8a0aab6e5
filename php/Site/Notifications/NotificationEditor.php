<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

use Atoll\Platform\AdminScripts;

/**
 * The block editor of notifications: panels of src/admin/notification, and a canvas that looks like the notification.
 */
final class NotificationEditor {

	private const HANDLE = 'atoll-notification-editor';
	private const SCRIPT = 'notification';

	public function __construct( private AdminScripts $scripts ) {}

	public function enqueueScript(): void {
		if ( $this->isEdited() ) {
			$this->scripts->enqueue( self::HANDLE, self::SCRIPT );
			wp_add_inline_script(
				self::HANDLE,
				'window.atollNotification = ' . wp_json_encode(
					array( 'emptySchedule' => NotificationSchedule::emptyText() ),
					JSON_HEX_TAG | JSON_UNESCAPED_SLASHES
				) . ';',
				'before'
			);
		}
	}

	public function enqueueCanvas(): void {
		if ( $this->isEdited() ) {
			wp_enqueue_style( self::HANDLE );
		}
	}

	/**
	 * Filters `write_your_story`. A first paragraph with a placeholder would stay empty below the one that Enter adds.
	 */
	public function bodyPlaceholder( string $text, \WP_Post $post ): string {
		return NotificationPostType::NAME === $post->post_type ? __( 'What should visitors know?', 'atoll' ) : $text;
	}

	private function isEdited(): bool {
		$screen = is_admin() ? get_current_screen() : null;
		return 'post' === $screen?->base && NotificationPostType::NAME === $screen->post_type;
	}
}
