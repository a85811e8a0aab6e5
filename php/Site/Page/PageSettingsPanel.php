<?php

declare( strict_types=1 );

namespace Atoll\Site\Page;

use Atoll\Platform\PluginPaths;

/** The page settings beside the block editor: a panel of src/admin/page-settings, for posts that have them. */
final class PageSettingsPanel {

	private const HANDLE = 'atoll-page-settings';
	private const SCRIPT = 'build/admin/page-settings';

	public function __construct( private PluginPaths $paths ) {}

	public function enqueue(): void {
		$asset = $this->paths->plugin( self::SCRIPT . '.asset.php' );
		if ( ! $this->isPostEditor() || ! is_readable( $asset ) ) {
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

	/** The site editor edits pages too, in the same sidebar. */
	private function isPostEditor(): bool {
		$screen = get_current_screen();
		return 'site-editor' === $screen?->base
			|| ( 'post' === $screen?->base && in_array( $screen->post_type, PageMeta::TYPES, true ) );
	}
}
