<?php

declare( strict_types=1 );

namespace Atoll\Site\Style;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Migrations\OptionLock;
use Atoll\Platform\PluginPaths;
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
use Atoll\Site\Theme\SettingsPreview;

/** Editing the site's settings, and the styles that follow from them. */
final class StylesProvider extends ServiceProvider {

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
				keep: $this->get( SettingsPreview::class )->keep( ... )
			),
			PreviewStyles::class => fn() => new PreviewStyles( $this->get( StylePreview::class )->of( ... ) ),
		);
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
