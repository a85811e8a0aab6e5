<?php

declare( strict_types=1 );

namespace Atoll\Site\Page;

use Atoll\Platform\AdminScripts;

/** The panel with page settings in the block editor (src/admin/page-settings), for post types that have them. */
final class PageSettingsPanel {

	private const HANDLE = 'atoll-page-settings';
	private const SCRIPT = 'page-settings';

	public function __construct( private AdminScripts $scripts ) {}

	public function enqueue(): void {
		if ( $this->isPostEditor() ) {
			$this->scripts->enqueue( self::HANDLE, self::SCRIPT );
		}
	}

	/** Whether this is the post editor or the site editor, which edits pages in the same sidebar. */
	private function isPostEditor(): bool {
		$screen = get_current_screen();
		return 'site-editor' === $screen?->base
			|| ( 'post' === $screen?->base && in_array( $screen->post_type, PageMeta::TYPES, true ) );
	}
}
