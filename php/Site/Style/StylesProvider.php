<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Migrations\OptionLock;
use Atoll\Platform\PluginPaths;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Settings\Checks\BoundsCheck;
use Atoll\Platform\Settings\Checks\ExistsCheck;
use Atoll\Platform\Settings\Checks\FormatCheck;
use Atoll\Platform\Settings\Checks\LengthCheck;
use Atoll\Platform\Settings\Checks\OfferedCheck;
use Atoll\Platform\Settings\Checks\PatternCheck;
use Atoll\Platform\Settings\Checks\TypeCheck;
use Atoll\Platform\Settings\Routes\PreviewStyles;
use Atoll\Platform\Settings\Routes\TrySettings;
use Atoll\Platform\Settings\SavedSettings;
use Atoll\Platform\Settings\SettingCheck;
use Atoll\Platform\Settings\SettingDescriptions;
use Atoll\Platform\Settings\SettingsValidator;
use Atoll\Site\Head\ThemeColour;
use Atoll\Site\Theme\BlockTheme;
use Atoll\Site\Theme\SectionStyles;
use Atoll\Site\Theme\SettingsPreview;
use Atoll\Site\Theme\SiteStylesOutput;
use Atoll\Site\Theme\StyleSheets;

/** The site's styles: what is printed where, and the settings that they follow from. */
final class StylesProvider extends ServiceProvider {

	/** The option that keeps this group of settings, empty while nobody has set any of them. */
	private const STYLES = 'atoll_styles';

	public function services(): array {
		return array(
			SettingDescriptions::class => fn() => new SettingDescriptions(
				$this->get( PluginPaths::class )->plugin( 'build/settings.php' )
			),
			SettingsValidator::class => fn() => $this->services->make(
				SettingsValidator::class,
				checks: $this->checks()
			),
			SavedSettings::class => fn() => $this->services->make(
				SavedSettings::class,
				lock: new OptionLock( $this->get( \wpdb::class ), 'atoll_settings_lock', 30 )
			),
			TrySettings::class => fn() => $this->services->make(
				TrySettings::class,
				keep: $this->get( SettingsPreview::class )->store( ... )
			),
			PreviewStyles::class => fn() => new PreviewStyles( $this->get( StylePreview::class )->of( ... ) ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action(
			'enqueue_block_assets', fn() => $this->get( SiteStylesOutput::class )->print( ... ), 20,
			// Under another theme only what was changed is printed.
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
		$hooks->action(
			'wp_head', fn() => $this->get( ThemeColour::class )->print( ... ), 1, when: BlockTheme::isActive( ... )
		);
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
		// After all are enqueued, before WordPress chooses which it inlines; a site that wants none inlined returns 0.
		$hooks->action(
			'wp_enqueue_scripts', fn() => $this->get( StyleSheets::class )->printFirst( ... ), 1000,
			when: static fn(): bool => apply_filters( 'styles_inline_size_limit', 40_000 ) > 0
		);
	}

	/** Where something is printed. What a call of the REST API renders may name sheets; nobody prints them. */
	private function listSheets( Hooks $hooks ): void {
		if ( did_action( 'init' ) ) {
			$this->get( StyleSheets::class )->registerSheets();
		} else {
			$hooks->action( 'init', fn() => $this->get( StyleSheets::class )->registerSheets( ... ) );
		}
	}

	/** @return list<SettingCheck> */
	private function checks(): array {
		return array(
			$this->get( TypeCheck::class ),
			$this->get( OfferedCheck::class ),
			$this->get( LengthCheck::class ),
			$this->get( BoundsCheck::class ),
			$this->get( PatternCheck::class ),
			$this->get( FormatCheck::class ),
			new ExistsCheck(
				array(
					'page'  => static fn( int $id ): bool => 'page' === get_post_type( $id )
						&& 'publish' === get_post_status( $id ),
					'image' => static fn( int $id ): bool => wp_attachment_is_image( $id ),
					'form'  => fn( int $number ): bool => null !== $this->get( FormRepository::class )->find( $number ),
				)
			),
		);
	}
}
