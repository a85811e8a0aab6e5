<?php

declare( strict_types=1 );

namespace Atoll\Site\Theme;

use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Settings\Routes\PreviewStyles;
use Atoll\Site\Style\StylePreview;

/** Services for the site's styles: their output, and previews of unsaved settings. */
final class StylesProvider extends ServiceProvider {

	/** Option with this group of settings; empty while none of them is set. */
	private const STYLES = 'atoll_styles';

	public function services(): array {
		return array(
			PreviewStyles::class => fn() => new PreviewStyles( $this->get( StylePreview::class )->build( ... ) ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action(
			'enqueue_block_assets', fn() => $this->get( SiteStylesOutput::class )->print( ... ), 20,
			// Under other themes, print only what was changed.
			when: static fn(): bool => BlockTheme::isActive() || array() !== get_option( self::STYLES )
		);
	}

	public function themeHooks( Hooks $hooks ): void {
		$hooks->filter(
			'wp_theme_json_data_theme', fn() => $this->get( SiteStylesOutput::class )->filterThemeJson( ... ),
			when: BlockTheme::isActive( ... )
		);
		$hooks->filter(
			'render_block_core/details', fn() => $this->get( SectionStyles::class )->loadQuestions( ... ),
			when: BlockTheme::isActive( ... )
		);
		$hooks->action( 'enqueue_block_assets', fn() => $this->get( StyleSheets::class )->enqueueTheme( ... ) );
		foreach ( array( 'core/group', 'core/list' ) as $block ) {
			$hooks->filter(
				"render_block_{$block}", fn() => $this->get( SectionStyles::class )->load( ... ), 10, 2,
				when: BlockTheme::isActive( ... )
			);
		}
		$hooks->filter(
			'wp_preload_resources', fn() => $this->get( SiteStylesOutput::class )->preload( ... ),
			when: BlockTheme::isActive( ... )
		);
	}

	public function adminHooks( Hooks $hooks ): void {
		$this->listSheets( $hooks );
		$hooks->action(
			'enqueue_block_assets', fn() => $this->get( SectionStyles::class )->loadForEditors( ... ),
			when: static fn(): bool => is_admin() && BlockTheme::isActive()
		);
	}

	public function pageHooks( Hooks $hooks ): void {
		$this->listSheets( $hooks );
		// After all are enqueued, before WordPress chooses which to inline. Sites that want none inlined return 0.
		$hooks->action(
			'wp_enqueue_scripts', fn() => $this->get( StyleSheets::class )->printFirst( ... ), 1000,
			when: static fn(): bool => apply_filters( 'styles_inline_size_limit', 40_000 ) > 0
		);
	}

	/**
	 * Registers style sheets on requests that may print them. REST requests print none, even if blocks enqueue some.
	 */
	private function listSheets( Hooks $hooks ): void {
		if ( did_action( 'init' ) ) {
			$this->get( StyleSheets::class )->registerSheets();
		} else {
			$hooks->action( 'init', fn() => $this->get( StyleSheets::class )->registerSheets( ... ) );
		}
	}
}
