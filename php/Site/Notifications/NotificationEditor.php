<?php

declare( strict_types=1 );

namespace Atoll\Site\Notifications;

use Atoll\Platform\PluginPaths;

/**
 * The block editor of notifications: panels of src/admin/notification, and a canvas that looks like what visitors get.
 */
final class NotificationEditor {

	private const HANDLE = 'atoll-notification-editor';
	private const SCRIPT = 'build/admin/notification';

	public function __construct( private PluginPaths $paths ) {}

	public function enqueueScript(): void {
		$asset = $this->paths->plugin( self::SCRIPT . '.asset.php' );
		if ( ! $this->isEdited() || ! is_readable( $asset ) ) {
			return;
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $built Written by webpack. */
		$built = require $asset;
		wp_enqueue_script(
			self::HANDLE,
			$this->paths->url( self::SCRIPT . '.js' ),
			$built['dependencies'],
			$built['version'],
			true
		);
		wp_set_script_translations( self::HANDLE, 'atoll' );
	}

	public function enqueueCanvas(): void {
		if ( $this->isEdited() ) {
			wp_enqueue_style( self::HANDLE );
		}
	}

	private function isEdited(): bool {
		$screen = is_admin() ? get_current_screen() : null;
		return 'post' === $screen?->base && NotificationPostType::NAME === $screen->post_type;
	}
}
